import { base } from '@/base'
import type { Language } from '@/engine/config'
import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { lateWords } from '@/engine/messages/lateWords'
import { createMessages, type Messages } from '@/engine/messages/messages'

/** All that the portal says in one language. */
export function messagesIn(language: Language): Messages {
  return createMessages(language, lateWords, firstWords, nameOf(base.config), ...base.messages)
}
