import type { Language } from '@/config'
import type {
  ExportMessages,
  FileMessages,
  SettingsMessages,
  SystemMessages,
  TagMessages,
  ToolMessages,
} from './index'

// Apart from what is spoken before the portal, whose code is counted in bytes.

/** Loads what the system pages say. */
export async function loadSystemMessages(language: Language): Promise<SystemMessages> {
  return language === 'zh-CN'
    ? (await import('./system-zh-CN')).systemZhCN
    : (await import('./system-en-US')).systemEnUS
}

/** Loads what is said where files are imported or uploaded. */
export async function loadFileMessages(language: Language): Promise<FileMessages> {
  return language === 'zh-CN'
    ? (await import('./files-zh-CN')).filesZhCN
    : (await import('./files-en-US')).filesEnUS
}

/** Loads what the dialog of an export says. */
export async function loadExportMessages(language: Language): Promise<ExportMessages> {
  return language === 'zh-CN'
    ? (await import('./export-zh-CN')).exportZhCN
    : (await import('./export-en-US')).exportEnUS
}

/** Loads what the layout settings and the size switch say. */
export async function loadSettingsMessages(language: Language): Promise<SettingsMessages> {
  return language === 'zh-CN'
    ? (await import('./settings-zh-CN')).settingsZhCN
    : (await import('./settings-en-US')).settingsEnUS
}

/** Loads what the tools of the navbar say. */
export async function loadToolMessages(language: Language): Promise<ToolMessages> {
  return language === 'zh-CN'
    ? (await import('./tools-zh-CN')).toolsZhCN
    : (await import('./tools-en-US')).toolsEnUS
}

/** Loads what the tags view says. */
export async function loadTagMessages(language: Language): Promise<TagMessages> {
  return language === 'zh-CN'
    ? (await import('./tags-zh-CN')).tagsZhCN
    : (await import('./tags-en-US')).tagsEnUS
}

/** Two groups of words as one; below a key that both have, the later words are added. */
export function joinMessages<W extends object, M extends object>(words: W, more: M): W & M {
  const joined = { ...words } as Record<string, unknown>
  for (const [key, below] of Object.entries(more))
    joined[key] = { ...(joined[key] as object), ...(below as object) }
  return joined as W & M
}
