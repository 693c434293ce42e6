/** A developer's mistake, found at start; the message says what is wrong and how to mend it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
