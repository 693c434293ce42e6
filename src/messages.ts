import { messages } from '@/i18n'
import { systemMessages } from './system/messages'

/** This portal's words, beside the engine's own. */
export const appMessages = [systemMessages, messages] as const
