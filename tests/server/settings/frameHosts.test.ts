// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseFrameHosts } from '@/server/settings/portalSettings'

describe('FRAME_HOSTS', () => {
  it('takes hosts and origins, separated by commas or blanks', () => {
    expect(parseFrameHosts('docs.example.com, http://10.0.0.1:8080  *.example.org')).toEqual([
      'https://docs.example.com',
      'http://10.0.0.1:8080',
      'https://*.example.org',
    ])
  })

  it('is empty when unset', () => {
    expect(parseFrameHosts(undefined)).toEqual([])
    expect(parseFrameHosts(' , ')).toEqual([])
  })

  it.each(["'unsafe-inline'", 'a.example;script-src', 'javascript:x', '*', 'a.example/path'])(
    'refuses %s, which would change the policy',
    (entry) => {
      expect(() => parseFrameHosts(entry)).toThrow(`"${entry}" is not a host`)
    },
  )
})
