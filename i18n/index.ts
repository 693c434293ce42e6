import type { MessageSource } from '@/engine/messages/messages'
import { login } from './login'

/** This portal's words by language; each subject is loaded with the pages that need it. */
export const messages: MessageSource = {
  'en-US': {
    login: login['en-US'],
    portal: async () => (await import('./en-US/portal')).portal,
    dashboard: async () => (await import('./en-US/dashboard')).dashboard,
    alerts: async () => (await import('./en-US/alerts')).alerts,
    tools: async () => (await import('./en-US/docs')).docs,
  },
  'zh-CN': {
    login: login['zh-CN'],
    portal: async () => (await import('./zh-CN/portal')).portal,
    dashboard: async () => (await import('./zh-CN/dashboard')).dashboard,
    alerts: async () => (await import('./zh-CN/alerts')).alerts,
    tools: async () => (await import('./zh-CN/docs')).docs,
  },
}
