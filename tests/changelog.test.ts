// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '@/package.json'

const root = resolve(import.meta.dirname, '..')
const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const [introduction = '', ...versions] = text.split(/^(?=## )/m)
const [unreleased = '', ...released] = versions

const changes = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
const heading = /^## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)\n/

describe('the changelog', () => {
  it('names the format and the kind of version it follows', () => {
    expect(introduction).toMatch(/^# Changelog\n/)
    expect(introduction).toContain('https://keepachangelog.com/en/1.1.0/')
    expect(introduction).toContain('https://semver.org/spec/v2.0.0.html')
  })

  it('begins with the unreleased changes, and then with the version of the package', () => {
    expect(unreleased).toMatch(/^## \[Unreleased\]\n/)
    expect(released[0]?.startsWith(`## [${manifest.version}] - `)).toBe(true)
  })

  it('goes from the newest version to the oldest, in number and in date', () => {
    const numbers = released.map((version) => numberOf(version))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(new Set(numbers).size).toBe(numbers.length)
    const dates = released.map((version) => heading.exec(version)?.[4] ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  })

  it('links to files that exist', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!https:)([^)#]+)/g))
      expect(existsSync(join(root, target)), target).toBe(true)
  })
})

const titled = versions.map((version) => [version.split('\n')[0], version] as const)

describe.each(titled)('%s', (_title, version) => {
  const sections = version.split(/^(?=### )/m).slice(1)
  const names = sections.map((section) => /^### (.+)\n/.exec(section)?.[1] ?? '')

  it('has each kind of change once, and ends with the steps of an upgrade', () => {
    expect(names.at(-1)).toBe('Upgrading')
    const kinds = names.slice(0, -1)
    expect(kinds).toEqual(changes.filter((kind) => kinds.includes(kind)))
  })

  it('lists whole sentences under each heading', () => {
    for (const section of sections) {
      const lines = section.split('\n').slice(1).filter(Boolean)
      expect(lines.length, section).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^(?:- | {2}).*[.)`]$/)
    }
  })

  it('tells deployers, developers and testers what to do, unless it is the first', () => {
    if (version === released.at(-1)) return
    for (const reader of ['Deployers', 'App developers', 'Testers'])
      expect(sections.at(-1)).toContain(`- **${reader}**: `)
  })
})

/** A version as a number that sorts. */
function numberOf(version: string): number {
  const [, major, minor, patch] = heading.exec(version) ?? []
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch)
}
