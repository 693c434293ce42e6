import type { Hasher } from './Hasher'

type Secret = {
  /** The owner's name, whether or not the account exists. */
  owner: string
  given: string
  /** Reads the stored hash, if any. */
  read: () => Promise<unknown>
}

/** Whether the secret was right, and still matches this stored hash. */
export type IsRight = (stored: unknown) => boolean

export type Compare = (secret: Secret) => Promise<IsRight>

/**
 * Compares secrets with stored hashes. It takes as long where no hash is stored, and callers that give the same
 * secret for the same owner at the same time share one comparison: a hash costs time by design.
 */
export function createCompare(hasher: Hasher): Compare {
  const nobody = hasher.hash('nobody')
  const running = new Map<string, Promise<IsRight>>()

  return (secret) => {
    const key = JSON.stringify([secret.owner, secret.given])
    const compared = running.get(key) ?? compare(secret).finally(() => void running.delete(key))
    running.set(key, compared)
    return compared
  }

  async function compare({ given, read }: Secret): Promise<IsRight> {
    const hashed = String((await read()) ?? (await nobody))
    const matches = await hasher.verify(given, hashed)
    return (stored) => matches && stored === hashed
  }
}
