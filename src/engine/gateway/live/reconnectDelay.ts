import { config } from '@/engine/config'

/**
 * §9: how long to wait before an attempt, in milliseconds: 2 s × its count, and by chance up to `jitter` of that
 * on top. The delay of §9 is kept as the least.
 *
 * @param attempt from 1
 * @param jitter 0 to 1
 * @param random from 0 to below 1
 */
export function reconnectDelay(attempt: number, jitter: number, random: () => number): number {
  const nominalMs = config.reconnectStepMs * attempt
  return jitter === 0 ? nominalMs : nominalMs + Math.round(nominalMs * jitter * random())
}
