import type { Random } from './random'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * A secret of letters and digits, each equally likely.
 * @param length characters; default 32, as an appSecret has (§5)
 * @param alphabet at most 256 characters
 */
export function inventSecret(random: Random, length = 32, alphabet = letters): string {
  const fair = 256 - (256 % alphabet.length)
  let secret = ''
  while (secret.length < length)
    for (const byte of random.bytes(length))
      if (byte < fair && secret.length < length) secret += alphabet.charAt(byte % alphabet.length)
  return secret
}

/** The secret of a Google code: 32 base32 characters. */
export function inventGoogleCode(random: Random): string {
  return inventSecret(random, 32, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')
}
