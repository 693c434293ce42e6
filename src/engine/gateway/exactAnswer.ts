import { LosslessNumber, parse } from 'lossless-json'
import { tried } from '@/engine/values/tried'
import { isFields, type Answer } from './envelope'
import { isDelicate, withoutProto } from './json'

/**
 * The same answer with numbers instead of their source strings, so that parts of it are sent back in their
 * original JSON type. Numbers that are not safe integers are `LosslessNumber`s, which `writeJson` writes unchanged.
 */
export function exactAnswer(answer: Answer): Answer {
  const { source, ...rest } = answer
  if (source === undefined) return answer
  // numbers stay strings in a text that this reader refuses
  const value = tried(() =>
    parse(source, null, {
      parseNumber: (text) => (isDelicate(text) ? new LosslessNumber(text) : Number(text)),
      onDuplicateKey: ({ newValue }) => newValue,
    }),
  )
  const body = withoutProto(source, value)
  return isFields(body) ? { ...rest, body } : answer
}
