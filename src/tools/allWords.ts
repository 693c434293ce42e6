import { firstWords } from '@/engine/messages/firstWords'
import { lateWords } from '@/engine/messages/lateWords'
import { createMessages, type Messages } from '@/engine/messages/messages'
import { appMessages } from '../messages'

const english = createMessages('en-US', lateWords, firstWords, ...appMessages)

/** Every word of the portal by language, whenever it comes; react-admin's own are left out. */
export const allWords = {
  en: await loadAll(english),
  zh: await loadAll(english.to('zh-CN')),
} as const

function loadAll({ chunks, load }: Messages) {
  return load(...chunks.filter((chunk) => chunk !== 'framework'))
}
