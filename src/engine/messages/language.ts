import { config, type Language } from '@/engine/config'

export const languages = ['en-US', 'zh-CN'] as const satisfies readonly Language[]

/** §9: the stored preference, else the browser's language; a zh prefix is zh-CN, all else en-US. */
export function chooseLanguage(stored: string | undefined, browser: string): Language {
  const known = languages.find((language) => language === stored)
  return known ?? (browser.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US')
}

export function activeLanguage(): Language {
  const cookie = document.cookie.match(new RegExp(`(?:^|; )${config.languageCookie}=([^;]*)`))
  return chooseLanguage(cookie?.[1], navigator.language)
}
