// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resources } from '@/resources'
import { plant } from './Fault'
import { faults } from './faults'

const root = resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')

describe('the faults that are planted', () => {
  it('are many, different, and spread over every resource of the business', () => {
    expect(faults.length).toBeGreaterThanOrEqual(44)
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    const touched = new Set(faults.map(({ resource }) => resource))
    for (const { name } of resources) expect(touched).toContain(name)
  })

  it.each(faults)('$name: its text is in $file, once', (fault) => {
    const text = textOf(fault.file)
    expect(plant(fault, text)).not.toBe(text)
  })

  it('are refused if their text is missing or occurs twice', () => {
    const [fault] = faults
    expect(() => plant(fault!, 'nothing of it')).toThrow('found 0 times')
    expect(() => plant(fault!, fault!.find.repeat(2))).toThrow('found 2 times')
  })
})
