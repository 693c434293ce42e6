import type { SheetProblem } from '@/engine/schema/sheet/checkSheet'
import type { Words } from '../../data/words'

/** Why a cell is refused, in the reader's words. */
export function problemText({ name, issue }: SheetProblem, words: Words): string {
  return words.say({ key: issue.key, args: { field: words.field(name), ...issue.args } })
}
