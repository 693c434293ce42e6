// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { scoreOf } from './observatory'

describe('the Observatory’s arithmetic', () => {
  it.each([
    ['no header at all', {}, 100 - 25 - 20 - 5 - 20],
    ['scripts of anywhere', { 'content-security-policy': 'script-src *' }, 100 - 20 - 20 - 5 - 20],
    [
      'styles of anyone',
      {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      },
      100,
    ],
    [
      'a session cookie that a script reads',
      {
        'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'set-cookie': ['a=b; Secure'],
      },
      100 - 30,
    ],
    [
      'an origin open to all with their credentials',
      {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=100',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': 'https://a.example',
        'access-control-allow-credentials': 'true',
        'referrer-policy': 'unsafe-url',
        'cross-origin-resource-policy': 'nobody',
      },
      100 - 50 - 10 - 5 - 5,
    ],
  ])('counts %s', (_what, headers, points) => {
    expect(scoreOf({ headers, page: '' }).points).toBe(points)
  })

  it.each([
    ['<script src="https://cdn.example/a.js"></script>', -5],
    ['<script src="//cdn.example/a.js" integrity="sha384-x"></script>', -50],
    ['<script src="https://cdn.example/a.js" integrity="sha384-x"></script>', 5],
    ['<script src="/a.js"></script>', 0],
    ['<script src="/a.js" integrity="sha384-x"></script>', 5],
  ])('counts the script %s', (page, points) => {
    expect(scoreOf({ headers: {}, page }).of['subresource-integrity']).toBe(points)
  })
})
