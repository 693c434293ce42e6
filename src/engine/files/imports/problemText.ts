import type { SheetProblem } from '@/engine/schema/sheet/checkSheet'
import { type Labels, type Translate, messageText } from '../../data/labels'

/** Why a cell is refused, in the reader's words. */
export function problemText({ name, issue }: SheetProblem, t: Translate, labels: Labels): string {
  return messageText({ key: issue.key, args: { field: labels.field(name), ...issue.args } }, t)
}
