/** A developer's mistake, found at start; the message says what is wrong and what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
