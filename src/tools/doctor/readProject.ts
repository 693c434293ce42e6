import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allWords } from '@/tools/allWords'
import { menusOf } from '../../sandbox/seed/seedPeople'
import { tables, trade } from '../../sandbox/trade'
import type { Project } from './project/Project'

const root = resolve(import.meta.dirname, '../../..')

/**
 * This portal: its resources, their files and words, and what the sandbox knows of the gateway.
 * It rejects with what a declaration threw that cannot even be loaded.
 */
export async function readProject(): Promise<Project> {
  const { allResources } = await import('@/resources/all')
  const names = readdirSync(join(root, 'resources'), { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const path = `resources/${name.replaceAll('\\', '/')}`
      return [path, readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')] as const
    })
  return {
    resources: allResources,
    words: allWords,
    tables,
    menus: menusOf(trade)
      .filter(({ menu_type: type }) => type !== 'F')
      .map(({ menu_name: title, component }) => ({ title, component })),
    files: new Map(files),
  }
}
