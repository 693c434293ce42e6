import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** The classes that a sheet says everything of: rules whose whole selector is the class. */
function classesOf(sheet: string): readonly string[] {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)
  return [...rules]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .flatMap((selector) => /^\.(wd-[\w-]+)$/.exec(selector.trim())?.[1] ?? [])
}

describe('the style sheets', () => {
  it('define each class in one place: the sheet of one page stays when the next page comes', () => {
    const places = new Map<string, Set<string>>()
    for (const file of sheets) {
      for (const name of classesOf(readFileSync(join('src', file), 'utf8'))) {
        places.set(name, (places.get(name) ?? new Set()).add(file))
      }
    }
    expect(places.size).toBeGreaterThan(100)
    const twice = [...places].filter(([, files]) => files.size > 1)
    expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
  })
})
