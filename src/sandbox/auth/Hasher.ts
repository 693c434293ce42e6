/** Turns secrets into what may be stored. */
export type Hasher = {
  hash(secret: string): Promise<string>
  verify(secret: string, stored: string): Promise<boolean>
}
