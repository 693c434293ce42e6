/** 128 random bits; `crypto.randomUUID` needs a secure origin. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The gateway performs a write at most once per key. */
export function idempotencyHeader(key: string) {
  return { 'Idempotency-Key': key }
}
