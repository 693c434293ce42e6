/** Why the gateway could not be looked at, in a sentence to show: exit code 2. */
export class Stop extends Error {
  override readonly name = 'Stop'
}
