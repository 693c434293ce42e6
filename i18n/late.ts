import type { Language } from '@/engine/config'
import type {
  AlertMessages,
  ExportMessages,
  FileMessages,
  HomeMessages,
  ProfileMessages,
  PublicMessages,
  SettingsMessages,
  SystemMessages,
  TagMessages,
  ToolMessages,
} from './index'

// Apart from what is spoken before the portal, whose code is counted in bytes.

/** Loads what the system pages say. */
export const loadSystemMessages = part<SystemMessages>(
  async () => (await import('./system-en-US')).systemEnUS,
  async () => (await import('./system-zh-CN')).systemZhCN,
)

/** Loads what is said where files are imported or uploaded. */
export const loadFileMessages = part<FileMessages>(
  async () => (await import('./files-en-US')).filesEnUS,
  async () => (await import('./files-zh-CN')).filesZhCN,
)

/** Loads what the dialog of an export says. */
export const loadExportMessages = part<ExportMessages>(
  async () => (await import('./export-en-US')).exportEnUS,
  async () => (await import('./export-zh-CN')).exportZhCN,
)

/** Loads what the home page says. */
export const loadHomeMessages = part<HomeMessages>(
  async () => (await import('./home-en-US')).homeEnUS,
  async () => (await import('./home-zh-CN')).homeZhCN,
)

/** Loads what the layout settings and the size switch say. */
export const loadSettingsMessages = part<SettingsMessages>(
  async () => (await import('./settings-en-US')).settingsEnUS,
  async () => (await import('./settings-zh-CN')).settingsZhCN,
)

/** Loads what the personal centre says. */
export const loadProfileMessages = part<ProfileMessages>(
  async () => (await import('./profile-en-US')).profileEnUS,
  async () => (await import('./profile-zh-CN')).profileZhCN,
)

/** Loads what the pages beside the log-in say. */
export const loadPublicMessages = part<PublicMessages>(
  async () => (await import('./public-en-US')).publicEnUS,
  async () => (await import('./public-zh-CN')).publicZhCN,
)

/** Loads what the tools of the navbar say. */
export const loadToolMessages = part<ToolMessages>(
  async () => (await import('./tools-en-US')).toolsEnUS,
  async () => (await import('./tools-zh-CN')).toolsZhCN,
)

/** Loads what the tags view says. */
export const loadTagMessages = part<TagMessages>(
  async () => (await import('./tags-en-US')).tagsEnUS,
  async () => (await import('./tags-zh-CN')).tagsZhCN,
)

/** Loads what the alerts say. */
export const loadAlertMessages = part<AlertMessages>(
  async () => (await import('./alerts-en-US')).alertsEnUS,
  async () => (await import('./alerts-zh-CN')).alertsZhCN,
)

type Load<Words> = () => Promise<Words>

/** One part of the words, of which only the language that is spoken is fetched. */
function part<Words>(en: Load<Words>, zh: Load<Words>): (language: Language) => Promise<Words> {
  return (language) => (language === 'zh-CN' ? zh() : en())
}

/** Two groups of words as one; below a key that both have, the later words are added. */
export function joinMessages<W extends object, M extends object>(words: W, more: M): W & M {
  const joined = { ...words } as Record<string, unknown>
  for (const [key, below] of Object.entries(more))
    joined[key] = { ...(joined[key] as object), ...(below as object) }
  return joined as W & M
}
