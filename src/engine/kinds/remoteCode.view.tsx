import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { useDictionary, type DictionaryEntry } from '@/engine/data/dictionaries'
import { entryOf } from '@/engine/schema/dict'
import { kinds, type FieldOf } from '@/engine/kinds'
import type { FilterProps, InputProps, KindView } from './view/kindView'
import { type Translate, messageText } from '../data/labels'
import { lazyView } from '../ui/late/lazyView'
import { SelectFilter, SelectInput, ToggleFilter, type Choice } from './inputs/choices'
import { TextFilter } from './inputs/TextFilter'
import { TextInput } from './inputs/TextInput'
import { drawText } from '../ui/drawText'
import { NameSkeleton } from './view/RecordNumber'

// few dictionaries have so many entries
const ManyChoicesInput = lazyView(
  async () => (await import('./inputs/ManyChoices')).ManyChoicesInput,
)
const ManyChoicesFilter = lazyView(
  async () => (await import('./inputs/ManyChoices')).ManyChoicesFilter,
)

/** Entries; beyond it nobody finds one by looking. */
const mostInSight = 200

type RemoteCodeField = FieldOf<'remoteCode'>

export const remoteCodeView: KindView<RemoteCodeField> = {
  cell: (value, field) => <Label code={String(value)} field={field} />,
  input: RemoteCodeInput,
  filter: RemoteCodeFilter,
  stateless: true,
}

type LabelProps = { code: string; field: RemoteCodeField }

// Nothing until the gateway has answered; after that its label, else the declaration's word, else the code itself.
function Label({ code, field }: LabelProps) {
  const t = useTranslate()
  const { entries, isPending } = useDictionary(field.dictType)
  const entry = entries.find((one) => one.code === code)
  const own = field.fallback && entryOf(field.fallback, code)
  if (isPending) return <NameSkeleton />
  if (!entry && !own) return <bdi>{drawText(code)}</bdi>
  const tone = entry ? entry.tone : (own?.[2] ?? 'neutral')
  const text = entry?.label ?? messageText(kinds.remoteCode.format(code, field), t)
  const shown = drawText(text)
  return tone ? <span className={`wd-tag wd-tag-${tone}`}>{shown}</span> : <bdi>{shown}</bdi>
}

function RemoteCodeFilter(props: FilterProps<RemoteCodeField>) {
  const choices = useChoices(props.field)
  if (choices.length > mostInSight) return <ManyChoicesFilter {...props} choices={choices} />
  if (props.field.filter === 'in') return <ToggleFilter {...props} choices={choices} />
  if (choices.length === 0) return <TextFilter {...props} />
  return <SelectFilter {...props} choices={choices} />
}

// Without choices the code can still be typed: a dictionary that does not come blocks nothing.
function RemoteCodeInput(props: InputProps<RemoteCodeField>) {
  const choices = useChoices(props.field)
  if (choices.length === 0) return <TextInput {...props} />
  if (choices.length > mostInSight) return <ManyChoicesInput {...props} choices={choices} />
  return <SelectInput {...props} choices={choices} />
}

function useChoices(field: RemoteCodeField): readonly Choice[] {
  const t = useTranslate()
  const { entries } = useDictionary(field.dictType)
  return useMemo(
    () => (entries.length > 0 ? entries.map(asChoice) : fallbackChoices(field, t)),
    [entries, field, t],
  )
}

function asChoice({ code, label }: DictionaryEntry): Choice {
  return { code, label }
}

function fallbackChoices(field: RemoteCodeField, t: Translate): readonly Choice[] {
  return (field.fallback?.entries ?? []).map(([code]) => ({
    code,
    label: messageText(kinds.remoteCode.format(code, field), t),
  }))
}
