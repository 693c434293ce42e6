import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { menusOf } from '@/sandbox/seed/seedPeople'
import { allWordsOf, type DeclaredApp } from '../app/DeclaredApp'
import type { Project } from './project/Project'

/** All that the doctor looks at in an app. */
export async function readProject(app: DeclaredApp): Promise<Project> {
  const { resources, platform, folder } = app
  return {
    resources,
    words: await allWordsOf(app),
    ...(platform && {
      tables: platform.tables,
      menus: menusOf(platform)
        .filter(({ menu_type: type }) => type !== 'F')
        .map(({ menu_name: title, component }) => ({ title, component })),
    }),
    ...(folder !== undefined && { files: readFiles(folder) }),
  }
}

/** The declarations' texts by their path from the folder. */
function readFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(folder, 'resources'), { recursive: true, encoding: 'utf8' })
  const paths = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `resources/${name.replaceAll('\\', '/')}`)
  return new Map(
    paths.map((path) => [path, readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')]),
  )
}
