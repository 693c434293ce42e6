import { decimal, refuse, type Reader } from '../../record/readers'
import { isRecord } from '../../values/isRecord'

/** One step of a price; the last may be open upwards, `to` being null. */
type Tier = { from: number; to: number | null; price: string }

const price = decimal(6)
const mostTiers = 50

/** At most 50 tiered prices, `[{ from, to, price }]`: whole numbers, from < to, rising, none inside another. */
export const tiers: Reader = (value, name) => {
  if (!Array.isArray(value)) return refuse('fieldInvalid', { name })
  if (value.length > mostTiers) return refuse('tooManyEntries', { name, limit: mostTiers })
  const read = value.map((item: unknown, index) => tierOf(item, name, index + 1))
  const wrong = read.findIndex(({ from }, index) => index > 0 && from < endOf(read[index - 1]))
  return wrong < 0 ? JSON.stringify(read) : refuse('tiersOverlap', { name, tier: wrong + 1 })
}

function endOf(tier: Tier | undefined): number {
  return tier?.to ?? Number.POSITIVE_INFINITY
}

function tierOf(item: unknown, name: string, tier: number): Tier {
  if (!isRecord(item)) return refuse('tierInvalid', { name, tier })
  const from = wholeNumber(item['from'])
  const to = isMissing(item['to']) ? null : wholeNumber(item['to'])
  if (from === undefined || to === undefined || (to !== null && from >= to))
    return refuse('tierInvalid', { name, tier })
  if (isMissing(item['price'])) return refuse('tierInvalid', { name, tier })
  return { from, to, price: String(price(item['price'], name)) }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** From a JSON number or its digits; at most 15 of them, which a number holds exactly. */
function wholeNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
}
