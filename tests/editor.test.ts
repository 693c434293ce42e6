// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '@/package.json'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('.nvmrc names the oldest Node.js that package.json allows', () => {
  const [major, minor] = read('.nvmrc').trim().split('.')
  expect(manifest.engines.node).toMatch(new RegExp(String.raw`^\^${major}\.${minor}\.`))
})

it('.editorconfig agrees with Prettier', () => {
  const settings = new Map(
    [...read('.editorconfig').matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  expect(settings.get('indent_size')).toBe('2')
  expect(settings.get('end_of_line')).toBe('lf')
  expect(read('.editorconfig')).toContain(`max_line_length = ${manifest.prettier.printWidth}\n`)
})

it('git gives every text file the same line ends on every system', () => {
  const listed = execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' })
  const lines = listed.split('\n').filter((line) => line !== '' && !line.includes('i/-text'))
  expect(lines.filter((line) => !/^i\/(?:lf|none) .*eol=lf/.test(line))).toEqual([])
  expect(lines.length).toBeGreaterThan(1_000)
})

describe('the snippets', () => {
  type Snippet = { prefix: string; scope: string; body: readonly string[] }
  const snippets = Object.values(
    JSON.parse(read('.vscode/resources.code-snippets')) as Record<string, Snippet>,
  )

  it('compile with their defaults', () => {
    const folder = join(root, '.test/snippets')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const fileOf = ({ prefix, scope }: Snippet) =>
      `${prefix}.${scope === 'typescript' ? 'ts' : 'tsx'}`
    for (const snippet of snippets)
      writeFileSync(join(folder, fileOf(snippet)), expanded(snippet.body))
    const misspelt = read('.test/snippets/resource.ts').replace('f.id()', 'f.ids()')
    writeFileSync(join(folder, 'misspelt.ts'), misspelt)
    const project = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { '@/*': ['../../src/*', '../../*'] } },
      include: ['../../src/**/*.d.ts'],
      files: [...snippets.map(fileOf), 'misspelt.ts', '../../tests/support/setup.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
    const errors = typeErrors(folder).match(/^\S+\.tsx?\(.*$/gm) ?? []
    expect(errors).toEqual([expect.stringContaining("Property 'ids' does not exist")])
  }, 240_000)

  it('expand as an editor does', () => {
    const body = ["const ${1:a}Is = '$1'", "f('${2|x,y|}', '$2')", '$0']
    expect(expanded(body)).toBe("const aIs = 'a'\nf('x', 'x')\n")
  })
})

/** A snippet whose placeholders keep their defaults, a choice its first. */
function expanded(body: readonly string[]): string {
  const defaults = new Map<string, string>([['0', '']])
  return body
    .join('\n')
    .replaceAll(/\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^}]*)\}/g, (_all, at, text, first) => {
      defaults.set(at, text ?? first)
      return text ?? first
    })
    .replaceAll(/\$(\d+)/g, (all, at) => defaults.get(at) ?? all)
}

function typeErrors(folder: string): string {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  try {
    return execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
