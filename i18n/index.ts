import type { MessageSource } from '@/engine/messages/messages'
import { login as englishLogin } from './en-US/login'
import { login as chineseLogin } from './zh-CN/login'

/** This portal's words by language; each subject is loaded with the pages that need it. */
export const messages: MessageSource = {
  'en-US': {
    login: englishLogin,
    portal: async () => (await import('./en-US/portal')).portal,
    dashboard: async () => (await import('./en-US/dashboard')).dashboard,
    alerts: async () => (await import('./en-US/alerts')).alerts,
    tools: async () => (await import('./en-US/docs')).docs,
  },
  'zh-CN': {
    login: chineseLogin,
    portal: async () => (await import('./zh-CN/portal')).portal,
    dashboard: async () => (await import('./zh-CN/dashboard')).dashboard,
    alerts: async () => (await import('./zh-CN/alerts')).alerts,
    tools: async () => (await import('./zh-CN/docs')).docs,
  },
}
