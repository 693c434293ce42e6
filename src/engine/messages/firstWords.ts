import type { Settings } from '@/engine/config'
import type { MessageSource } from './messages'

export const firstWords: MessageSource = {
  'en-US': {
    login: async () => (await import('./en-US/login')).login,
    framework: async () => (await import('ra-language-english')).default,
    portal: async () => (await import('./en-US/portal')).portal,
  },
  'zh-CN': {
    login: async () => (await import('./zh-CN/login')).login,
    framework: async () => (await import('./zh-CN/framework')).framework,
    portal: async () => (await import('./zh-CN/portal')).portal,
  },
}

export function nameOf({ name }: Pick<Settings, 'name'>): MessageSource {
  const named = { login: { app: { name } } }
  return { 'en-US': named, 'zh-CN': named }
}
