/** The numbers by which PMTiles (version 3) names things. */

/** How directories, or tiles, are compressed. */
export const Compression = { Unknown: 0, None: 1, Gzip: 2, Brotli: 3, Zstd: 4 } as const;

/** What the tiles are. */
export const TileType = { Unknown: 0, Mvt: 1, Png: 2, Jpeg: 3, Webp: 4, Avif: 5, Mlt: 6 } as const;
