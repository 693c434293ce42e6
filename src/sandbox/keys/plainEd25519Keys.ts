import { sha512 } from '@noble/hashes/sha2.js'
import { concat } from '../values/bytes'
import type { Random } from '../values/random'
import type { KeyMaker } from './KeyMaker'

/**
 * The pairs of `ed25519Keys` in plain TypeScript, for a browser: its own generator answers later, and a
 * `KeyMaker` at once. Not for keys that guard anything: the time it takes tells of the private part.
 */
export function plainEd25519Keys(random: Random): KeyMaker {
  return {
    make: () => {
      const secret = random.bytes(32)
      return {
        publicKey: toBase64(concat([spkiHead, publicPart(secret)])),
        privateKey: toBase64(concat([pkcs8Head, secret])),
      }
    },
  }
}

/** All of a PKCS #8 Ed25519 key before its 32 bytes. */
const pkcs8Head = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32)
/** The same of a public key's SPKI. */
const spkiHead = Uint8Array.of(48, 42, 48, 5, 6, 3, 43, 101, 112, 3, 33, 0)

/** RFC 8032 §5.1: the field, the curve's constant and its base point, in extended coordinates. */
const p = 2n ** 255n - 19n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const baseX = 15112221349535400772501151409588531511454012693041857206046113283949847762202n
const baseY = 46316835694926478169428394003475163141307993866256225615783033603165251855960n

type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint]

const base: Point = [baseX, baseY, 1n, mod(baseX * baseY)]
const neutral: Point = [0n, 1n, 1n, 0n]

/** RFC 8032 §5.1.5. */
function publicPart(secret: Uint8Array): Uint8Array {
  const scalar = fromLittleEndian(sha512(secret).slice(0, 32))
  const [x, y, z] = times((scalar & (2n ** 254n - 8n)) | (2n ** 254n))
  const inverse = power(z, p - 2n)
  const sign = mod(x * inverse) & 1n
  return toLittleEndian(mod(y * inverse) | (sign << 255n))
}

function times(scalar: bigint): Point {
  let sum = neutral
  for (let rest = scalar, doubled = base; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, doubled)
    doubled = add(doubled, doubled)
  }
  return sum
}

/** RFC 8032 §5.1.4: holds for equal points as well. */
function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2))
  const b = mod((y1 + x1) * (y2 + x2))
  const c = mod(2n * d * mod(t1 * t2))
  const e = mod(2n * z1 * z2)
  const [f, g, h] = [e - c, e + c, b + a]
  return [mod((b - a) * f), mod(g * h), mod(f * g), mod((b - a) * h)]
}

function power(number: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let rest = exponent, square = number; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

function mod(number: bigint): bigint {
  const rest = number % p
  return rest < 0n ? rest + p : rest
}

function fromLittleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
}

function toLittleEndian(number: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => Number((number >> BigInt(8 * index)) & 255n))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
