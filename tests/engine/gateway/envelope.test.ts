// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf, field, readEnvelope, rowsOf } from '@/engine/gateway/envelope'
import { errorText, GatewayError, isFromGateway } from '@/engine/gateway/errors'
import { enUS } from '@/tests/support/words'

function read(body: unknown, httpStatus = 200) {
  return readEnvelope(httpStatus, JSON.stringify(body))
}

/** As the portal's own translation does. */
function words(key: string, options?: { id: string }): string {
  const text = enUS.errors[key.replace('errors.', '') as keyof typeof enUS.errors]
  return text.replace('%{id}', options?.id ?? '')
}

function failureOf(run: () => unknown): GatewayError {
  try {
    run()
  } catch (error) {
    if (error instanceof GatewayError) return error
    throw error
  }
  throw new Error('did not fail')
}

function readList(status: number, text: string) {
  const answer = readEnvelope(status, text)
  return answer.code === 200 && rowsOf(answer)
}

function succeedsOrFailsTyped(run: () => unknown): boolean {
  try {
    return run() !== false
  } catch (error) {
    return error instanceof GatewayError
  }
}

describe('§7 envelope', () => {
  it.each([
    {},
    { code: null },
    { code: 0 },
    { code: '0' },
    { code: '' },
    { code: 200 },
    { code: '200' },
  ])('A14 reads %j as 200', (head) => {
    expect(read({ ...head, msg: 'fine', data: 7 })).toMatchObject({ code: 200, msg: 'fine' })
  })

  it.each(['abc', {}, [], true, 1.5, '1e3', '99999999999999999999'])(
    'A15 finds the code %j unreadable',
    (code) => {
      expect(failureOf(() => read({ code })).kind).toBe('unreadable')
    },
  )

  it.each(['', '   ', '{"code":200,"da', '[]', 'null', '"ok"', '42', '1 < 2'])(
    'A8 A9 A12 finds %j unreadable, under the number of the call',
    (text) => {
      const notes: string[] = []
      const trace = { id: '00c0ffee', note: (what: string) => notes.push(what) }
      const error = failureOf(() => readEnvelope(200, text, { trace }))
      expect(error).toMatchObject({ kind: 'unreadable', httpStatus: 200, requestId: '00c0ffee' })
      expect(errorText(error, words)).toMatch('could not be read (request 00c0ffee)')
      expect(notes).toEqual([`no envelope in ${text.length} characters`])
    },
  )

  it.each(['<!doctype html><p>Sign in', ' \n<html>'])('A11 does not expect %j', (text) => {
    const error = failureOf(() => readEnvelope(200, text))
    expect(error).toMatchObject({ kind: 'unreadable', shown: 'toast', durationMs: 5_000 })
    expect(errorText(error, words)).toBe('Unexpected answer: check your network, then try again.')
    expect(isFromGateway(error)).toBe(false)
  })

  it('A10 accepts an empty 204 only for a call that needs no answer', () => {
    expect(failureOf(() => readEnvelope(204, '')).kind).toBe('unreadable')
    expect(readEnvelope(204, '', { isBodiless: true })).toEqual({ code: 200, msg: '', body: {} })
    for (const [status, text] of [
      [200, ''],
      [204, '<html>'],
    ] as const)
      expect(failureOf(() => readEnvelope(status, text, { isBodiless: true })).kind).toBe(
        'unreadable',
      )
  })

  it('has no data if the gateway sent none, and reads nothing inherited', () => {
    expect(dataOf(read({ code: 200 }))).toBeUndefined()
    const answer = readEnvelope(200, '{"__proto__":{"code":500,"data":1,"rows":[]}}')
    expect(answer.code).toBe(200)
    expect(dataOf(answer)).toBeUndefined()
    expect(field(answer.body, 'toString')).toBeUndefined()
  })

  it('A9: knows its call, and logs there what it lacks', () => {
    const notes: string[] = []
    const trace = { id: '00c0ffee', note: (what: string) => notes.push(what) }
    const answer = readEnvelope(200, '{"total":4}', { trace })
    expect(answer).toEqual({ code: 200, msg: '', body: { total: 4 }, trace })
    expect(readEnvelope(200, '{}')).not.toHaveProperty('trace')
    const error = failureOf(() => rowsOf(answer))
    expect(error).toMatchObject({ kind: 'unreadable', code: 200, requestId: '00c0ffee' })
    failureOf(() => readEnvelope(200, '{"code":"abc"}', { trace }))
    expect(notes).toEqual(['no usable "rows"', 'no readable "code"'])
  })

  it('keeps long ids and amounts as they were written', () => {
    const answer = readEnvelope(200, '{"data":{"id":9007199254740993,"fee":0.50}}')
    expect(dataOf(answer)).toEqual({ id: '9007199254740993', fee: '0.50' })
  })
})

describe('§8 the worst of HTTP status and envelope code wins', () => {
  it.each([
    ['A17', 200, 500, 'refused', 500],
    ['A18', 200, 403, 'forbidden', 403],
    ['A19', 200, 404, 'missing', 404],
    ['A19', 404, undefined, 'missing', 404],
    ['A20', 200, 601, 'refused', 601],
    ['A22', 401, undefined, 'auth', 401],
    ['A22', 200, 401, 'auth', 401],
    ['A22', 401, 401, 'auth', 401],
    ['A23', 500, 200, 'server', 500],
    ['', 500, 401, 'auth', 401],
    ['', 401, 500, 'auth', 401],
    ['', 502, 403, 'server', 502],
    ['', 403, 500, 'refused', 500],
    ['', 404, 403, 'forbidden', 403],
    ['', 403, 404, 'forbidden', 403],
    ['', 400, 422, 'refused', 422],
    ['', 409, 404, 'missing', 404],
    ['', 404, 409, 'missing', 404],
    ['', 300, 200, 'refused', 300],
    ['', 200, 409, 'conflict', 409],
    ['', 200, 422, 'refused', 422],
    ['', 200, '500', 'refused', 500],
    ['', 500, 500, 'server', 500],
    ['', 200, -1, 'refused', -1],
    ['', 304, 200, 'refused', 304],
  ] as const)('%s HTTP %s with code %s is %s (%s)', (_row, httpStatus, code, kind, decided) => {
    expect(failureOf(() => read({ code, msg: 'x' }, httpStatus))).toMatchObject({
      kind,
      code: decided,
      httpStatus,
    })
  })

  it.each([
    ['A1', 502, 'errors.network', 'toast', 5_000],
    ['A31', 413, 'errors.tooLarge', 'notification', 3_000],
    ['A31', 429, 'errors.tooMany', 'notification', 3_000],
    ['', 401, 'errors.auth', 'prompt', 0],
    ['', 404, 'errors.missing', 'notification', 3_000],
    ['', 500, 'errors.unknown', 'toast', 3_000],
  ] as const)(
    '%s HTTP %s with HTML says %s as a %s',
    (_row, status, message, shown, durationMs) => {
      expect(failureOf(() => readEnvelope(status, '<h1>Oops</h1>'))).toMatchObject({
        message,
        shown,
        durationMs,
      })
    },
  )

  it('A17 shows the words of a refusal, A20 the default without any', () => {
    expect(failureOf(() => read({ code: 500, msg: 'captcha wrong' })).message).toBe('captcha wrong')
    expect(failureOf(() => read({ code: 500, msg: { a: 1 } })).message).toBe('errors.unknown')
    expect(failureOf(() => read({ code: 601 })).message).toBe('errors.unknown')
  })

  it('throws nothing but GatewayError for any answer', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ code: fc.jsonValue(), msg: fc.jsonValue(), rows: fc.jsonValue() })
        .map((one) => JSON.stringify(one)),
    )
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), text, (status, body) => {
        expect(() => readList(status, body)).toSatisfy(succeedsOrFailsTyped)
      }),
    )
  })
})

describe('lists', () => {
  const row = { id: 1 }

  it.each([
    ['at top level', { rows: [row], total: 9 }],
    ['under data', { data: { rows: [row], total: 9 } }],
    ['D1: with the total as text', { rows: [row], total: '9' }],
  ])('reads rows and total %s', (_where, body) => {
    expect(rowsOf(read(body))).toEqual({ rows: [row], total: 9 })
  })

  it('reads a list that is data itself', () => {
    expect(rowsOf(read({ data: [row, row] }))).toEqual({ rows: [row, row], total: 2 })
  })

  it.each(['-1', '1e309', '"abc"', 'null', '{}', '1.5'])(
    'D2 takes the rows seen for the total %s',
    (total) => {
      const answer = readEnvelope(200, `{"rows":[{},{}],"total":${total}}`)
      expect(rowsOf(answer)).toMatchObject({ total: 2, isAtLeast: true })
      expect(rowsOf(answer, 40)).toMatchObject({ total: 42, isAtLeast: true })
    },
  )

  it('D2 counts no rows if neither a total nor rows came', () => {
    expect(rowsOf(read({ rows: [] }), 40)).toEqual({ rows: [], total: 0 })
  })

  it('D2 never counts fewer than it shows', () => {
    expect(rowsOf(read({ rows: [row, row], total: 0 })).total).toBe(2)
    expect(rowsOf(read({ rows: [] })).total).toBe(0)
  })

  it('D4 drops rows that are no objects, and logs how many', () => {
    const notes: string[] = []
    const trace = { id: 'r1', note: (what: string) => notes.push(what) }
    const text = JSON.stringify({ rows: [null, row, [row], 'x', 4], total: 5 })
    expect(rowsOf(readEnvelope(200, text, { trace }))).toEqual({ rows: [row], total: 5 })
    expect(notes).toEqual(['4 of 5 rows are none'])
  })

  it.each([{}, { rows: null }, { rows: {}, total: 3 }, { rows: 'x' }, { data: null }])(
    'D4 A16 finds %j unreadable instead of empty',
    (body) => {
      expect(failureOf(() => rowsOf(read(body))).kind).toBe('unreadable')
    },
  )

  it('reads an answer without rows, total and data as an empty list only in a dialect that means it', () => {
    const readBare = (body: unknown) => ({ ...read(body), bareEmpty: true })
    expect(rowsOf(readBare({ msg: 'ok' }))).toEqual({ rows: [], total: 0 })
    expect(failureOf(() => rowsOf(readBare({ rows: null }))).kind).toBe('unreadable')
    expect(failureOf(() => rowsOf(readBare({ total: 3 }))).kind).toBe('unreadable')
    expect(failureOf(() => rowsOf(readBare({ data: null }))).kind).toBe('unreadable')
  })

  it('accepts missing rows if the total is 0', () => {
    expect(rowsOf(read({ rows: null, total: 0 }))).toEqual({ rows: [], total: 0 })
    expect(rowsOf(read({ data: { rows: null, total: '0' } }))).toEqual({ rows: [], total: 0 })
  })
})
