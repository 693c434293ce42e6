// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readEnvelope } from '@/engine/gateway/envelope'
import { readExists, readHowMany } from '@/app/countFailedPayouts'

const answer = (body: object) => readEnvelope(200, JSON.stringify({ code: 200, ...body }))

describe('§7 failed payouts', () => {
  it.each([
    // some, and nobody says how many
    [{ data: true }, null],
    [{ data: 'true' }, null],
    [{ msg: 'true', data: null }, null],
    [{ data: false }, 0],
    [{ data: 3 }, 3],
    [{ data: 0 }, 0],
    [{ data: '3' }, 3],
    [{ data: ' 12 ' }, 12],
    [{ data: 'FALSE' }, 0],
    // a text may sit in msg; an absent or null data is legal
    [{ msg: '7' }, 7],
    [{ msg: 'ok' }, 0],
    [{ msg: '3', data: false }, 0],
    [{}, 0],
    [{ data: -1 }, 0],
    [{ data: 1.5 }, 0],
    [{ data: {} }, 0],
    [{ data: [1] }, 0],
    [{ data: '' }, 0],
  ])('%j is %j', (body, count) => {
    expect(readHowMany(answer(body))).toBe(count)
    expect(readExists(answer(body))).toBe(count !== 0)
  })
})
