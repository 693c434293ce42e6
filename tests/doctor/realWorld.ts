import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { enUS } from '@/i18n/en-US'
import { zhCN } from '@/i18n/zh-CN'
import { menus } from '../sandbox/seed/menus'
import { tables } from '../sandbox/tables/all'
import type { World } from './World'

const root = resolve(import.meta.dirname, '../..')

/**
 * This portal: its resources, their files and words, and what the sandbox knows of the gateway.
 * It rejects with what a declaration threw that cannot even be loaded.
 */
export async function realWorld(): Promise<World> {
  const { resources } = await import('@/resources')
  const names = readdirSync(join(root, 'resources'))
  const files = names.map((name) => {
    const path = `resources/${name}`
    return [path, readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')] as const
  })
  return {
    resources,
    words: { en: enUS, zh: zhCN },
    tables,
    menus: menus
      .filter(({ menu_type: type }) => type !== 'F')
      .map(({ menu_name: title, component }) => ({ title, component })),
    files: new Map(files),
  }
}
