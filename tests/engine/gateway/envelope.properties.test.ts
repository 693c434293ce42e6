// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { dataOf, readEnvelope, rowsOf } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { always } from '@/tests/support/properties'

const status = fc.oneof(
  fc.integer({ min: 100, max: 599 }),
  fc.constantFrom(200, 204, 299, 300, 401, 403, 404, 409, 422, 500, 503),
)
const code = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 0, '0', false, 200, '200', 401, '401', 403, 404),
  fc.integer({ min: -999_999_999, max: 999_999_999 }),
  fc.integer({ min: 100, max: 699 }).map(String),
)
const row = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 })

/** What comes of it: the code of the answer, or the failure. */
function read(httpStatus: number, body: unknown): number | GatewayError {
  try {
    return readEnvelope(httpStatus, JSON.stringify(body)).code
  } catch (error) {
    if (error instanceof GatewayError) return error
    throw error
  }
}

const meansSuccess = (given: unknown) =>
  [undefined, null, '', false].includes(given as never) || [0, 200].includes(Number(given))

describe('any envelope', () => {
  always(
    'is an answer where HTTP and code say so, and else a failure',
    [status, code],
    (http, given) => {
      const isAnswer = typeof read(http, { code: given }) === 'number'
      expect(isAnswer).toBe(http >= 200 && http < 300 && meansSuccess(given))
    },
  )

  always('asks for a new login whenever one of both is 401', [status, code], (http, given) => {
    const found = read(http, { code: given })
    const is401 = http === 401 || Number(given) === 401
    expect(found instanceof GatewayError && found.kind === 'auth').toBe(is401)
  })

  always('fails under one of the two codes it was given', [status, code], (http, given) => {
    const found = read(http, { code: given })
    if (found instanceof GatewayError) expect([http, Number(given)]).toContain(found.code)
  })

  always(
    'is read alike in any order of its keys',
    [fc.shuffledSubarray(['code', 'msg', 'data', 'rows', 'total'], { minLength: 5 }), code],
    (keys, given) => {
      const values = { code: given ?? 200, msg: 'm', data: { a: 1 }, rows: [{}], total: 1 }
      const ordered = Object.fromEntries(
        keys.map((key) => [key, values[key as keyof typeof values]]),
      )
      const [one, other] = [read(200, ordered), read(200, values)]
      expect(one instanceof GatewayError ? one.code : one).toBe(
        other instanceof GatewayError ? other.code : other,
      )
    },
  )

  always(
    'keeps every digit of a number that is no safe integer',
    [fc.bigInt({ min: 2n ** 53n, max: 10n ** 38n }), fc.stringMatching(/^\d{1,18}$/)],
    (whole, fraction) => {
      const amount = `${whole}.${fraction}`
      const answer = readEnvelope(200, `{"data":[${whole},${amount},-${whole}]}`)
      expect(dataOf(answer)).toEqual([String(whole), amount, `-${whole}`])
    },
  )

  always(
    'tells nothing of a page that stands in its place',
    [status, fc.string()],
    (http, text) => {
      try {
        readEnvelope(http, `<${text}`)
      } catch (error) {
        expect(error).toBeInstanceOf(GatewayError)
        if (text.length > 3) expect((error as GatewayError).message).not.toContain(text)
        return
      }
      throw new Error('was read')
    },
  )
})

describe('any list', () => {
  const rows = fc.array(fc.oneof(row, fc.jsonValue({ maxDepth: 1 })), { maxLength: 8 })
  const total = fc.oneof(fc.nat(), fc.nat().map(String), fc.jsonValue())
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
  const listOf = (body: unknown, seenBefore = 0) =>
    rowsOf(readEnvelope(200, JSON.stringify(body)), seenBefore)

  always(
    'has the rows that are objects, in their order, and no fewer in total',
    [rows, total],
    (all, count) => {
      const list = listOf({ rows: all, total: count })
      expect(list.rows).toHaveLength(all.filter(isObject).length)
      expect(list.total).toBeGreaterThanOrEqual(list.rows.length)
    },
  )

  always(
    'counts as the gateway does, unless it shows more',
    [fc.array(row, { maxLength: 8 }), fc.nat()],
    (all, count) => {
      const expected = Math.max(count, all.length)
      expect(listOf({ rows: all, total: count }).total).toBe(expected)
      expect(listOf({ rows: all, total: String(count) }).total).toBe(expected)
    },
  )

  always('is the same at top level and under data', [rows, total], (all, count) => {
    const body = { rows: all, total: count }
    expect(listOf({ data: body })).toEqual(listOf(body))
  })

  always(
    'without a total has at least what was seen of it; nothing at all where nothing came',
    [fc.array(row, { maxLength: 8 }), fc.nat(10_000)],
    (all, before) => {
      const { total, isAtLeast } = listOf({ rows: all }, before)
      expect(total).toBe(all.length === 0 ? 0 : before + all.length)
      expect(isAtLeast ?? false).toBe(all.length > 0)
    },
  )
})
