// The package's entry loads what it needs for a dozen stores. These are its files for the one in memory, which it has no types of.
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  // biome-ignore lint/style/noDefaultExport: it is what the file exports.
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}
declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  // biome-ignore lint/style/noDefaultExport: it is what the file exports.
  export { RateLimiterRes as default } from 'rate-limiter-flexible';
}
