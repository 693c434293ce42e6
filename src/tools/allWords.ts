import { joinMessages } from '@/i18n/late'
import { alertsEnUS } from '@/i18n/alerts-en-US'
import { alertsZhCN } from '@/i18n/alerts-zh-CN'
import { enUS } from '@/i18n/en-US'
import { exportEnUS } from '@/i18n/export-en-US'
import { exportZhCN } from '@/i18n/export-zh-CN'
import { filesEnUS } from '@/i18n/files-en-US'
import { filesZhCN } from '@/i18n/files-zh-CN'
import { homeEnUS } from '@/i18n/home-en-US'
import { homeZhCN } from '@/i18n/home-zh-CN'
import { profileEnUS } from '@/i18n/profile-en-US'
import { profileZhCN } from '@/i18n/profile-zh-CN'
import { publicEnUS } from '@/i18n/public-en-US'
import { publicZhCN } from '@/i18n/public-zh-CN'
import { settingsEnUS } from '@/i18n/settings-en-US'
import { settingsZhCN } from '@/i18n/settings-zh-CN'
import { systemEnUS } from '@/i18n/system-en-US'
import { systemZhCN } from '@/i18n/system-zh-CN'
import { tagsEnUS } from '@/i18n/tags-en-US'
import { tagsZhCN } from '@/i18n/tags-zh-CN'
import { toolsEnUS } from '@/i18n/tools-en-US'
import { toolsZhCN } from '@/i18n/tools-zh-CN'
import { zhCN } from '@/i18n/zh-CN'

const late = {
  en: [
    systemEnUS,
    exportEnUS,
    filesEnUS,
    settingsEnUS,
    toolsEnUS,
    tagsEnUS,
    homeEnUS,
    profileEnUS,
    publicEnUS,
    alertsEnUS,
  ],
  zh: [
    systemZhCN,
    exportZhCN,
    filesZhCN,
    settingsZhCN,
    toolsZhCN,
    tagsZhCN,
    homeZhCN,
    profileZhCN,
    publicZhCN,
    alertsZhCN,
  ],
} as const

/** Every word of the portal by language, whenever it comes. */
export const allWords = {
  en: late.en.reduce<object>(joinMessages, enUS),
  zh: late.zh.reduce<object>(joinMessages, zhCN),
} as const
