/**
 * What is taken of an archive at most, before any memory is set aside for it: a file says of itself
 * what it likes, and a few bytes can be made to unpack to gigabytes.
 */

const MIB = 1024 * 1024;

/** A directory, packed and unpacked. Writers aim at 16 KiB for the root, and at less than 1 MiB for others. */
export const MAX_DIRECTORY_BYTES = 8 * MIB;
export const MAX_DIRECTORY_ENTRIES = 1_000_000;

/** The archive's description of itself, packed and unpacked; statistics of vector tiles make it long. */
export const MAX_METADATA_BYTES = 8 * MIB;

/** A tile, packed and unpacked. Large ones have one or two. */
export const MAX_TILE_BYTES = 16 * MIB;

/** About half a gigabyte of memory; a whole planet's archive is beyond it. */
export const MAX_STRETCHES = 40_000_000;

/**
 * How many entries directories of so many packed bytes may have: tiles that differ in place or length
 * take more than a bit each, however well they are packed.
 */
export const entriesIn = (packedBytes: number) => 1_000_000 + 8 * packedBytes;
