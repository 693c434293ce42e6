import { LosslessNumber, parse } from 'lossless-json'
import { tried } from '@/engine/values/tried'
import { isFields, type Answer } from './envelope'
import { isDelicate, withoutProto } from './json'

/**
 * Replaces number strings by numbers, so that parts of the answer can be sent back in their JSON types. Unsafe numbers
 * become `LosslessNumber`s, which `writeJson` writes unchanged.
 */
export function exactAnswer(answer: Answer): Answer {
  const { source, ...rest } = answer
  if (source === undefined) return answer
  // this reader refuses some texts: their numbers stay strings
  const value = tried(() =>
    parse(source, null, {
      parseNumber: (text) => (isDelicate(text) ? new LosslessNumber(text) : Number(text)),
      onDuplicateKey: ({ newValue }) => newValue,
    }),
  )
  const body = withoutProto(source, value)
  return isFields(body) ? { ...rest, body } : answer
}
