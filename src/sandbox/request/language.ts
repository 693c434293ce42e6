import type { Language } from '@/engine/config'

/** The first language of an `Accept-Language` header that the sandbox speaks; English without one. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().toLowerCase().slice(0, 2))
  return wanted.find((code) => code === 'zh' || code === 'en') === 'zh' ? 'zh-CN' : 'en-US'
}
