import { messageText, type Translate } from '@/engine/data/labels'
import { entryOf, type Tone } from '@/engine/schema/dict'
import { kindOf, type Field } from '@/engine/schema/field'
import { drawText } from '@/engine/ui/text/drawText'
import { Icon } from '@/engine/ui/icons'
import type { FieldOf } from '.'
import type { CellContext, ViewsOf } from './view/kindView'
import { NameSkeleton } from './view/RecordNumber'

export const choiceViews: ViewsOf<'code' | 'remoteCode' | 'flag'> = {
  code: {
    cell: (value, field, { t }) =>
      tag(wordOf(value, field, t), entryOf(field.dict, String(value))?.[2] ?? 'neutral'),
    plain: true,
    stateless: true,
    card: 'status',
  },
  remoteCode: {
    cell: (value, field, context) => remoteLabel(String(value), field, context),
    lookup: (_value, { dictType }) => ({ dictType }),
    stateless: true,
  },
  flag: {
    cell: (value, field, { t }) => (
      <span className={value === true ? 'wd-flag wd-flag-on' : 'wd-flag'}>
        <Icon name={value === true ? 'check' : 'close'} />
        {wordOf(value, field, t)}
      </span>
    ),
    stateless: true,
  },
}

export function wordOf(value: unknown, field: Field, t: Translate): string {
  return messageText(kindOf(field).format(value, field), t)
}

function tag(text: string, tone: Tone) {
  return <span className={`wd-tag wd-tag-${tone}`}>{drawText(text, { isBare: true })}</span>
}

function remoteLabel(code: string, field: FieldOf<'remoteCode'>, { t, names }: CellContext) {
  const entries = names.entries(field.dictType)
  if (!entries) return <NameSkeleton />
  const entry = entries.find((one) => one.code === code)
  const own = field.fallback && entryOf(field.fallback, code)
  if (!entry && !own) return drawText(code, { isBare: true })
  const tone = entry ? entry.tone : (own?.[2] ?? 'neutral')
  const text = entry?.label ?? wordOf(code, field, t)
  return tone ? tag(text, tone) : drawText(text, { isBare: true })
}
