/** Makes the key pair with which a merchant signs its calls. */
export type KeyMaker = {
  /** @returns both keys as one line of base64 */
  make(): KeyPair
}

export type KeyPair = { publicKey: string; privateKey: string }
