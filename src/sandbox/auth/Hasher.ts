/** Turns secrets into hashes. */
export type Hasher = {
  hash(secret: string): Promise<string>
  verify(secret: string, stored: string): Promise<boolean>
}
