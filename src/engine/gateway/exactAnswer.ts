import { LosslessNumber } from 'lossless-json'
import { isFields, type Answer } from './envelope'
import { withNumbers } from './json'

/**
 * Replaces number strings by `LosslessNumber`s, which `writeJson` writes unchanged, so that parts of the answer can be
 * sent back in their JSON types.
 */
export function exactAnswer(answer: Answer): Answer {
  const { marked, ...rest } = answer
  const body = marked && withNumbers(marked, (source) => new LosslessNumber(source))
  return isFields(body) ? { ...rest, body } : answer
}
