import type { Resource } from '@/engine/declare'
import type { Table } from '@/sandbox/tables/Table'
import type { FieldFinding, PlacedFinding } from './Finding'

/** All that the doctor looks at. What is not given is not looked at. */
export type Project = {
  readonly resources: readonly Resource[]
  readonly words: Readonly<Record<Language, object>>
  /** The gateway's tables that were written by hand, from its contract. */
  readonly tables?: readonly Table[]
  /** The pages and directories that the gateway's menu names. */
  readonly menus?: readonly MenuPage[]
  /** The text of the files in `resources/`, by path from the root. */
  readonly files?: ReadonlyMap<string, string>
}

export type MenuPage = { readonly title: string; readonly component: string }

export type Language = 'en' | 'zh'

/** Where the words of each language are. */
export const languages = [
  { language: 'en', speaks: 'English', file: 'i18n/en-US/resources.ts' },
  { language: 'zh', speaks: 'Chinese', file: 'i18n/zh-CN/resources.ts' },
] as const

/** The file with a resource's words in one language, or with those of its codes. */
export function wordsFileOf(
  resource: Pick<Resource, 'name'>,
  { file }: Pick<(typeof languages)[number], 'file'>,
  project: Project,
  subject: 'resources' | 'dictionaries' = 'resources',
): string {
  const isSystem = fileOf(resource, project).startsWith('resources/system/')
  if (!isSystem) return file.replace('resources.ts', `${subject}.ts`)
  return file.replace('i18n', 'src/system/messages').replace('resources.ts', 'pages.ts')
}

/** The list that a resource in this file belongs into. */
export function listFor(file: string): string {
  return `${file.slice(0, file.lastIndexOf('/'))}/index.ts`
}

/** Looks at one resource. */
export type ResourceCheck = (resource: Resource, project: Project) => readonly FieldFinding[]

/** Checks relations between resources, and files beside them. */
export type ProjectCheck = (project: Project) => readonly PlacedFinding[]

/** The file that declares a resource; named after it, where no file's text says otherwise. */
export function fileOf({ name }: Pick<Resource, 'name'>, { files }: Project): string {
  return declaring(files, `defineResource('${name}'`) ?? `resources/${name}.ts`
}

/** The file that declares a dictionary. */
export function fileOfDict(name: string, { files }: Project): string {
  return declaring(files, `dict('${name}'`) ?? 'resources/dicts.ts'
}

function declaring(files: Project['files'], text: string): string | undefined {
  return [...(files ?? [])].find(([, content]) => content.includes(text))?.[0]
}
