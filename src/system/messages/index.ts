import type { MessageSource } from '@/engine/messages/messages'

/** The words of the family's own pages: menu titles with the portal, the rest with the pages. */
export const systemMessages: MessageSource = {
  'en-US': {
    portal: async () => (await import('./en-US/menu')).menu,
    late: async () => (await import('./en-US/pages')).pages,
  },
  'zh-CN': {
    portal: async () => (await import('./zh-CN/menu')).menu,
    late: async () => (await import('./zh-CN/pages')).pages,
  },
}
