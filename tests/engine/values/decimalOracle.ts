import {
  compareDecimals,
  decimal,
  digitsOf,
  formatDecimal,
  glanceDecimal,
  negate,
  scaleOf,
  sumDecimals,
  toDecimal,
} from '@/engine/values/decimal'
import { createDice, type Dice } from '@/sandbox/values/dice'
import { seededRandom } from '@/sandbox/values/random'

/** An amount as a whole number of its smallest unit, and how many digits stand behind the point. */
type Exact = { readonly minor: bigint; readonly scale: number }

type Options = { count: number; seed: string }

const mostDigits = 38

/**
 * Puts random amounts of up to 38 digits on either side of the point to the decimals and to whole numbers, which
 * have to agree about reading, writing, comparing, adding up and turning them.
 * @returns those about which they do not
 */
export function wrongDecimals({ count, seed }: Options): readonly string[] {
  const dice = createDice(seededRandom(seed))
  const wrong: string[] = []
  for (let run = 0; run < count; run += 1) {
    const [a, b] = [anAmount(dice), anAmount(dice)]
    const failed = Object.entries(checks).filter(([, isRight]) => !isRight(a, b))
    wrong.push(...failed.map(([name]) => `${name}: ${write(a)} and ${write(b)}`))
  }
  return wrong
}

type Check = (a: Exact, b: Exact) => boolean

const checks: Readonly<Record<string, Check>> = {
  'is read to the last digit': (a) => read(write(a)) === write(a),
  'is read with an exponent': (a) => read(`${a.minor}e${-a.scale}`) === write(a),
  'tells its scale': (a) => scaleOf(decimal(write(a))) === a.scale,
  'is shown whole': (a) => formatDecimal(decimal(write(a))).replaceAll(',', '') === write(a),
  'is grouped by thousands': (a) =>
    formatDecimal(decimal(write(a))).split('.')[0] === grouped(write(a).split('.')[0] ?? ''),
  'is cut for a glance': (a) => isCut(a, glanceDecimal(decimal(write(a)))),
  'is compared': (a, b) =>
    compareDecimals(decimal(write(a)), decimal(write(b))) === sign(at(a, b) - at(b, a)),
  'equals itself with more zeros': (a) =>
    compareDecimals(
      decimal(write(a)),
      decimal(write({ minor: a.minor * 10n, scale: a.scale + 1 })),
    ) === 0,
  'is added up': (a, b) =>
    digitsOf(sumDecimals([decimal(write(a)), decimal(write(b))])) ===
    write({ minor: at(a, b) + at(b, a), scale: Math.max(a.scale, b.scale) }),
  'is turned': (a) => digitsOf(negate(decimal(write(a)))) === write({ ...a, minor: -a.minor }),
}

function anAmount(dice: Dice): Exact {
  const scale = dice.int(0, mostDigits)
  const whole = digits(dice, dice.int(1, mostDigits))
  const minor = BigInt(whole + digits(dice, scale))
  return { minor: dice.chance(0.5) ? -minor : minor, scale }
}

/** Zeros and nines more often than the others: there sums carry. */
function digits(dice: Dice, length: number): string {
  return Array.from({ length }, () =>
    dice.chance(0.3) ? dice.pick(['0', '9']) : String(dice.int(0, 9)),
  ).join('')
}

function write({ minor, scale }: Exact): string {
  const text = String(minor < 0n ? -minor : minor).padStart(scale + 1, '0')
  const point = text.length - scale
  const fraction = scale === 0 ? '' : `.${text.slice(point)}`
  return `${minor < 0n ? '-' : ''}${text.slice(0, point)}${fraction}`
}

function read(text: string): string | undefined {
  const value = toDecimal(text)
  return value === null ? undefined : digitsOf(value)
}

/** The first amount in the smallest unit of both. */
function at(a: Exact, b: Exact): bigint {
  return a.minor * 10n ** BigInt(Math.max(a.scale, b.scale) - a.scale)
}

function sign(difference: bigint): number {
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

function grouped(whole: string): string {
  const turned = whole.replace('-', '').split('').toReversed()
  const groups = turned.map((digit, place) => (place > 0 && place % 3 === 0 ? `${digit},` : digit))
  return (whole.startsWith('-') ? '-' : '') + groups.toReversed().join('')
}

/** Nearer to zero by less than the last digit that is shown, and marked where a digit that counts is gone. */
function isCut(amount: Exact, glance: string): boolean {
  const shown = glance.replaceAll(/[,…]/g, '')
  const [, fraction = ''] = shown.split('.')
  const kept: Exact = { minor: BigInt(shown.replace('.', '')), scale: fraction.length }
  const rest = at(amount, kept) - at(kept, amount)
  const unit = 10n ** BigInt(Math.max(amount.scale - kept.scale, 0))
  const isNearer = amount.minor < 0n ? rest <= 0n && rest > -unit : rest >= 0n && rest < unit
  return isNearer && glance.endsWith('…') === (rest !== 0n)
}
