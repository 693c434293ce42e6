/** In milliseconds; headers in bytes. */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 61_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}
