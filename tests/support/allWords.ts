import { joinMessages } from '@/i18n/late'
import { enUS } from '@/i18n/en-US'
import { exportEnUS } from '@/i18n/export-en-US'
import { exportZhCN } from '@/i18n/export-zh-CN'
import { filesEnUS } from '@/i18n/files-en-US'
import { filesZhCN } from '@/i18n/files-zh-CN'
import { systemEnUS } from '@/i18n/system-en-US'
import { systemZhCN } from '@/i18n/system-zh-CN'
import { toolsEnUS } from '@/i18n/tools-en-US'
import { toolsZhCN } from '@/i18n/tools-zh-CN'
import { zhCN } from '@/i18n/zh-CN'

const late = {
  en: [systemEnUS, exportEnUS, filesEnUS, toolsEnUS],
  zh: [systemZhCN, exportZhCN, filesZhCN, toolsZhCN],
} as const

/** Every word of the portal by language, whenever it comes. */
export const allWords = {
  en: late.en.reduce<object>(joinMessages, enUS),
  zh: late.zh.reduce<object>(joinMessages, zhCN),
} as const
