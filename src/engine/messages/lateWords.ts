import type { MessageSource } from './messages'

export const lateWords: MessageSource = {
  'en-US': {
    late: async () => (await import('./en-US/cron')).cron,
    alerts: async () => (await import('./en-US/alerts')).alerts,
    exports: async () => (await import('./en-US/exports')).exports,
    files: async () => (await import('./en-US/files')).files,
    profile: async () => (await import('./en-US/profile')).profile,
    publicPages: async () => (await import('./en-US/publicPages')).publicPages,
    settings: async () => (await import('./en-US/settings')).settings,
    tags: async () => (await import('./en-US/tags')).tags,
    tools: async () => (await import('./en-US/tools')).tools,
  },
  'zh-CN': {
    late: async () => (await import('./zh-CN/cron')).cron,
    alerts: async () => (await import('./zh-CN/alerts')).alerts,
    exports: async () => (await import('./zh-CN/exports')).exports,
    files: async () => (await import('./zh-CN/files')).files,
    profile: async () => (await import('./zh-CN/profile')).profile,
    publicPages: async () => (await import('./zh-CN/publicPages')).publicPages,
    settings: async () => (await import('./zh-CN/settings')).settings,
    tags: async () => (await import('./zh-CN/tags')).tags,
    tools: async () => (await import('./zh-CN/tools')).tools,
  },
}
