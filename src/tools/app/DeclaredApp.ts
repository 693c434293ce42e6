import type { Resource } from '@/engine/declare'
import { firstWords } from '@/engine/messages/firstWords'
import { lateWords } from '@/engine/messages/lateWords'
import { createMessages, type MessageSource } from '@/engine/messages/messages'
import type { Platform } from '@/sandbox/platform'

/** An app as the tools read it. */
export type DeclaredApp = {
  /** All of them, late ones included. */
  readonly resources: readonly Resource[]
  /** Those that `createAdmin` takes. */
  readonly messages: readonly MessageSource[]
  /** The part of its gateway beyond the family's; by default it is not checked. */
  readonly platform?: Platform
  /** The folder that holds `resources/`; by default no file is read. */
  readonly folder?: string
}

/** Every word of an app and of the engine by language, without react-admin's own. */
export async function allWordsOf({ messages }: Pick<DeclaredApp, 'messages'>) {
  const english = createMessages('en-US', lateWords, firstWords, ...messages)
  const [en, zh] = await Promise.all(
    [english, english.to('zh-CN')].map(({ chunks, load }) =>
      load(...chunks.filter((chunk) => chunk !== 'framework')),
    ),
  )
  return { en: en ?? {}, zh: zh ?? {} } as const
}
