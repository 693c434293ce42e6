import fc from 'fast-check'
import { it } from 'vitest'

type Arbitraries<Values extends readonly unknown[]> = {
  [Place in keyof Values]: fc.Arbitrary<Values[Place]>
}

const asked = process.env.PROPERTY_RUNS
const seed = numberIn('PROPERTY_SEED', 20_261_122)

/**
 * A test of something that always holds, tried a thousand times by the same seed. `PROPERTY_RUNS` sets another
 * number for all of them, `PROPERTY_SEED` another seed.
 * @param usual runs of one that is dear; the environment's number is then as much less for it
 */
export function always<Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: Arbitraries<Values>,
  holds: (...values: Values) => boolean | void | Promise<boolean | void>,
  usual = 1_000,
): void {
  it(`${title}`, async () => {
    const property = fc.asyncProperty<Values>(...arbitraries, async (...values) => holds(...values))
    await fc.assert(property, { seed, numRuns: runs(usual) })
  }, 3_600_000)
}

function runs(usual: number): number {
  const number = asked === undefined ? usual : (numberIn('PROPERTY_RUNS', 1_000) * usual) / 1_000
  return Math.max(1, Math.round(number))
}

function numberIn(name: string, usual: number): number {
  const text = process.env[name] ?? String(usual)
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text)
  throw new Error(`${name} is "${text}": give a whole number from 1.`)
}
