/** A developer's mistake, found at start. The message names the remedy. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
