// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { scenarios } from '@/sandbox/scenarios'

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
const examples = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx'))

it('shows each example word for word', () => {
  const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, text]) => text)
  const files = [...examples, '../e2e/firstDay.spec.ts']
  expect(files).toHaveLength(5)
  for (const name of files)
    expect(blocks).toContain(readFileSync(join(import.meta.dirname, name), 'utf8'))
})

it('has a line for each scenario, and none for another', () => {
  const table = readme.slice(readme.indexOf('**Scenarios**'), readme.indexOf('## Hold a gateway'))
  const rows = [...table.matchAll(/^\| `([\w-]+)` *\| (.*?) *\|$/gm)]
  expect(rows.map(([, name, what]) => [name, what])).toEqual(
    Object.entries(scenarios).map(([name, { what }]) => [name, what]),
  )
})
