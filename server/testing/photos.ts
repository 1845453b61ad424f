/** The first bytes of the picture formats, enough to recognise them. */
export const JPEG = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0 and so on", "latin1");
export const PNG = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR and so on", "latin1");
export const WEBP = Buffer.from("RIFF\x24\0\0\0WEBPVP8 and so on", "latin1");
