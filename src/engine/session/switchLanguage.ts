import { config, type Language } from '@/engine/config'

const yearSeconds = 365 * 24 * 60 * 60

/** §2: reloads, as only the active dictionary is ever loaded. */
export function switchLanguage(language: Language): void {
  document.cookie = `${config.languageCookie}=${language}; path=/; Max-Age=${yearSeconds}; SameSite=Strict`
  location.reload()
}
