import { joinMessages } from '@/i18n/late'
import { enUS } from '@/i18n/en-US'
import { exportEnUS } from '@/i18n/export-en-US'
import { exportZhCN } from '@/i18n/export-zh-CN'
import { settingsEnUS } from '@/i18n/settings-en-US'
import { settingsZhCN } from '@/i18n/settings-zh-CN'
import { systemEnUS } from '@/i18n/system-en-US'
import { systemZhCN } from '@/i18n/system-zh-CN'
import { tagsEnUS } from '@/i18n/tags-en-US'
import { tagsZhCN } from '@/i18n/tags-zh-CN'
import { toolsEnUS } from '@/i18n/tools-en-US'
import { toolsZhCN } from '@/i18n/tools-zh-CN'
import { zhCN } from '@/i18n/zh-CN'

const en = joinMessages(joinMessages(enUS, systemEnUS), exportEnUS)
const zh = joinMessages(joinMessages(zhCN, systemZhCN), exportZhCN)

/** Every word of the portal by language, whenever it comes. */
export const allWords = {
  en: joinMessages(joinMessages(joinMessages(en, settingsEnUS), toolsEnUS), tagsEnUS),
  zh: joinMessages(joinMessages(joinMessages(zh, settingsZhCN), toolsZhCN), tagsZhCN),
} as const
