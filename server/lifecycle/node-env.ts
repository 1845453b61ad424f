// A compiled file counts as "development" by default, and would then answer errors with a page that shows source.
// This must be the first import of main.ts.
process.env.NODE_ENV ??= "production";
