// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { config } from '@/config'

const css = readFileSync(join(import.meta.dirname, '../../src/layout/tokens.css'), 'utf8')
const token = (name: string) => new RegExp(`--wd-${name}: ([^;]+);`).exec(css)?.[1]?.toLowerCase()

it.each([
  ['brand', config.brandColour],
  ['theme', config.themeColour],
  ['side-width', `${config.sidebarWidthPx}px`],
])('§9: the style sheet says %s as the configuration does', (name, value) => {
  expect(token(name)).toBe(value.toLowerCase())
})
