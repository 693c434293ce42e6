// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from '@/server/serve/acceptedEncoding'

describe('content negotiation', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0.8, gzip; q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.3', 'gzip'],
    ['gzip;q=0, br;q=0.0', undefined],
    ['identity', undefined],
    ['*;q=0', undefined],
    ['gzip;q=broken', 'gzip'],
    ['brotli, xgzip', undefined],
    [', ;;, q=1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected)
  })

  it('sends only offered encodings', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip')
    expect(acceptedEncoding('br, gzip', [])).toBeUndefined()
  })
})
