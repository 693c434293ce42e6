import { config, type Language } from '@/engine/config'
import type { alertsEnUS } from './alerts-en-US'
import type { enUS } from './en-US'
import type { entryEnUS } from './entry-en-US'
import type { exportEnUS } from './export-en-US'
import type { homeEnUS } from './home-en-US'
import type { settingsEnUS } from './settings-en-US'
import type { systemEnUS } from './system-en-US'
import type { filesEnUS } from './files-en-US'
import type { profileEnUS } from './profile-en-US'
import type { publicEnUS } from './public-en-US'
import type { toolsEnUS } from './tools-en-US'
import type { tagsEnUS } from './tags-en-US'

/** The shape of every dictionary: the English one, with any words. */
export type Messages = Words<typeof enUS>

/** The part of it that is spoken before the portal. */
export type EntryMessages = Words<typeof entryEnUS>

/** The part that comes with the system pages. */
export type SystemMessages = Words<typeof systemEnUS>
/** The part that comes with the dialogs in which files are chosen. */
export type FileMessages = Words<typeof filesEnUS>

/** The part that comes with the layout settings. */
export type SettingsMessages = Words<typeof settingsEnUS>

/** The part that comes with the dialog of an export. */
export type ExportMessages = Words<typeof exportEnUS>

/** The part that comes with the home page. */
export type HomeMessages = Words<typeof homeEnUS>

/** The part that comes with the personal centre. */
export type ProfileMessages = Words<typeof profileEnUS>

/** The part that comes with the pages beside the log-in. */
export type PublicMessages = Words<typeof publicEnUS>

/** The part that comes with the tools of the navbar. */
export type ToolMessages = Words<typeof toolsEnUS>

/** The part that comes with the tags view. */
export type TagMessages = Words<typeof tagsEnUS>

/** The part that comes with the alerts. */
export type AlertMessages = Words<typeof alertsEnUS>

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

export const languages = ['en-US', 'zh-CN'] as const satisfies readonly Language[]

/** §9: the stored preference, else the browser's language; a zh prefix is zh-CN, all else en-US. */
export function chooseLanguage(stored: string | undefined, browser: string): Language {
  const known = languages.find((language) => language === stored)
  return known ?? (browser.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US')
}

/** The language of this page load; switching it stores the cookie and reloads. */
export function activeLanguage(): Language {
  const cookie = document.cookie.match(new RegExp(`(?:^|; )${config.languageCookie}=([^;]*)`))
  return chooseLanguage(cookie?.[1], navigator.language)
}

/** Loads one dictionary; the other is never fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'zh-CN' ? (await import('./zh-CN')).zhCN : (await import('./en-US')).enUS
}

/** Loads what the boot and the login say, and nothing more. */
export async function loadEntryMessages(language: Language): Promise<EntryMessages> {
  return language === 'zh-CN'
    ? (await import('./entry-zh-CN')).entryZhCN
    : (await import('./entry-en-US')).entryEnUS
}

export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string

/**
 * Words outside react-admin's (boot, login, export). Placeholders are `%{name}`; an unknown key is shown as it is.
 */
export function createTranslate(messages: object): Translate {
  return (key, args = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((node, part) => (isBranch(node) ? node[part] : undefined), messages)
    const words = typeof found === 'string' ? found : key
    return words.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
  }
}

function isBranch(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null
}
