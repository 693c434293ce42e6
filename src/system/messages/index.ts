import type { MessageSource } from '@/engine/messages/messages'

/** The words of the family's own pages. */
export const systemMessages: MessageSource = {
  'en-US': { late: async () => (await import('./en-US/pages')).pages },
  'zh-CN': { late: async () => (await import('./zh-CN/pages')).pages },
}
