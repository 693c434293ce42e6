import { loadMessages } from '@/i18n'

/** What this portal is called and says: needed before its code. */
export const base = { config: { name: 'Wattdesk' }, messages: loadMessages }
