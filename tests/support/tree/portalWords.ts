import { menuIcons } from '@/app/menuIcons'
import type { Language } from '@/engine/config'
import { firstWords } from '@/engine/messages/firstWords'
import { languages } from '@/engine/messages/language'
import { lateWords } from '@/engine/messages/lateWords'
import { createMessages, type MessageSource } from '@/engine/messages/messages'
import type { Words } from '@/engine/messages/words'
import { messages } from '@/i18n'
import { resources } from '@/resources'
import * as dicts from '@/resources/dicts'

/** What only this portal says: its names, paths, permissions, dictionaries, icons, and its sentences in both languages. */
export async function portalWords(): Promise<readonly RegExp[]> {
  const names = [...resources, ...Object.values(dicts)].map(({ name }) => name)
  const places = resources.flatMap(({ path, component, permissions }) => [
    path,
    component,
    permissions,
  ])
  const sentences = await Promise.all(languages.map(ownSentences))
  return [
    ...names.map((name) => new RegExp(`['"\`]${name}['"\`]`)),
    ...[...places, ...Object.values(menuIcons), ...sentences.flat()].map(literally),
  ]
}

/** Texts of two English words or three Chinese characters that the engine's own do not contain. */
async function ownSentences(language: Language): Promise<readonly string[]> {
  const own = await textsOf(language, messages)
  const engine = (await textsOf(language, firstWords, lateWords)).join('\n')
  const isLong = (text: string) => /^(?=.{8}).*\S\s\S|\p{Script=Han}{3}/u.test(text)
  return own.filter((text) => isLong(text) && !engine.includes(text))
}

async function textsOf(language: Language, ...sources: readonly MessageSource[]) {
  const { chunks, load } = createMessages(language, ...sources)
  return leavesOf(await load(...chunks))
}

function leavesOf(words: Words): readonly string[] {
  return Object.values(words).flatMap((word) =>
    typeof word === 'string' ? [word] : leavesOf(word ?? {}),
  )
}

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
}
