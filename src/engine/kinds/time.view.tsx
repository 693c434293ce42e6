import { statedZone } from '@/engine/data/labels'
import { plainText } from '@/engine/ui/text/plainText'
import type { FieldOf } from '.'
import type { KindCells } from './view/kindView'

type TimeField = FieldOf<'time'>

export const timeView: KindCells<TimeField> = {
  cell: textOf,
  look: 'wd-digits',
  title: (value, field, { at }) =>
    plainText(at?.original ?? `${textOf(value, field)} ${timeNote(field) ?? ''}`.trim()),
  note: timeNote,
  plain: true,
  stateless: true,
  card: 'time',
}

function textOf(value: unknown, { precision }: TimeField): string {
  return precision === 'day' ? String(value).slice(0, 10) : String(value)
}

/** A calendar day has no zone. */
export function timeNote({ precision }: TimeField): string | undefined {
  return precision === 'day' ? undefined : statedZone
}
