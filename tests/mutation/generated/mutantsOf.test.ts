// @vitest-environment node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from './modules'
import { mutated } from './Mutant'
import { mutantsOf, withEndingLoops } from './mutantsOf'

const changed = (source: string) => mutantsOf(source).map((mutant) => mutated(source, mutant))

describe('the mutants of a source', () => {
  it.each([
    ['let a = b < 1', ['let a = (b <= 1)', 'let a = (b >= 1)', 'let a = b < 2']],
    [
      'if (a && !b) c()',
      ['if (true) c()', 'if (false) c()', 'if ((a || !b)) c()', 'if (a && b) c()'],
    ],
    ["f('x', true)", ['', "f('', true)", "f('x', false)"]],
    ['const f = (a) => a?.b ?? []', ['undefined as never', '(a?.b && [])', 'a.b ?? []']],
    ['function f() { return g(1) }', ['function f() {}', 'return (undefined as never)', 'g(2)']],
    ['x = /^a$/i.test(y.trim())', ['/a$/i', '/^a/i', '/^a$/.test', 'test(y)']],
  ])('of %s', (source, wanted) => {
    const all = changed(source)
    for (const part of wanted) expect(all.some((one) => one.includes(part))).toBe(true)
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain(source)
  })

  it('leave out types and the names of modules', () => {
    expect(changed("import { a } from 'b'\ntype C = 'd' | 1\ninterface E { f: 'g' }")).toEqual([])
    expect(changed("let a: 'b' | 'c' = d as 'e'")).toEqual([])
  })

  it('end, even in an endless loop', () => {
    const endless = withEndingLoops('while (true) { a() }\nfor (const b of c) for (;;) d(b)')
    const run = () => new Function('a', 'c', 'd', endless)
    const nothing = () => undefined
    expect(() => run()(nothing, [], nothing)).toThrow('endless')
    delete (globalThis as { turns?: number }).turns
  })

  it('are made of existing sources, for existing tests', () => {
    const root = resolve(import.meta.dirname, '../../..')
    for (const { files, tests } of modules)
      for (const file of [...files, ...tests])
        expect([file, existsSync(resolve(root, file))]).toEqual([file, true])
  })
})
