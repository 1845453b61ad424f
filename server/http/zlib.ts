/**
 * Node's zlib for the first who needs it: loading it, with the streams that it brings along, would
 * take 4 ms of every start.
 */
export const zlib = () => process.getBuiltinModule("node:zlib");
