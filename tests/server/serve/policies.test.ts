// @vitest-environment node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { aPortal, ask } from '../portalFixture'

const medium = 30

/** The two grades that csp_evaluator gives when it is sure. Others are guesses, and notes. */
function severe(policy: string): readonly string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .filter(({ severity }) => severity <= medium)
    .map(({ directive, description }) => `${directive}: ${description}`)
}

/** Everything that is left. */
function findings(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, value }) => `${severity} ${directive} ${value ?? ''}`.trim())
}

async function policyAt(path: string, frameHosts: readonly string[] = []): Promise<string> {
  const { headers } = await ask(await aPortal({ frameHosts: [...frameHosts] }), path)
  return String(headers['content-security-policy'])
}

/**
 * csp_evaluator's only word on us, and no finding: 'self' is as good as what the origin serves. Ours serves
 * no JSONP and no script library, sends what people upload as data, and every answer with nosniff.
 */
const selfIsOurs = "50 script-src 'self'"

describe('csp_evaluator finds nothing high or medium', () => {
  it.each([
    ['the page', '/', [selfIsOurs]],
    ['a call and what was uploaded', '/prod-api/profile/a.png', []],
    ['a file that is not there', '/gone', []],
    ['a worker', '/assets/index-Ab12.js', [selfIsOurs]],
  ])('in the policy of %s', async (_what, path, left) => {
    const policy = await policyAt(path)
    expect(severe(policy)).toEqual([])
    expect(findings(policy)).toEqual(left)
  })

  it('in the policy of a page with frames', async () => {
    const policy = await policyAt('/', ['https://docs.example.com'])
    expect(severe(policy)).toEqual([])
    expect(findings(policy)).toEqual([selfIsOurs])
  })

  it('in that of the demo, which a file server cannot give a nonce', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../demo/index.html'), 'utf8')
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(severe(policy)).toEqual([])
    expect(findings(policy)).toEqual([selfIsOurs])
    // what the demo allows beyond the portal: styles that MUI writes, and PostgreSQL in WebAssembly
    expect(policy.match(/'unsafe-[\w-]+'|'wasm-[\w-]+'/g)).toEqual([
      "'wasm-unsafe-eval'",
      "'unsafe-inline'",
    ])
  })

  it('and would find a weakness', () => {
    const found = severe("script-src 'self' 'unsafe-inline' 'unsafe-eval' https:")
    expect(found.join('\n')).toMatch(/unsafe-inline/)
    expect(found.join('\n')).toMatch(/object-src/)
    expect(findings("default-src 'none'; script-src *").join()).toMatch(/^10 /)
  })
})
