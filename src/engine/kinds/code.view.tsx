import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { useDictionary } from '@/engine/data/dictionaries'
import type { FieldOf } from './'
import { entryOf } from '@/engine/schema/dict'
import { messageText, type Translate } from '@/engine/data/labels'
import { drawText } from '@/engine/ui/drawText'
import { lazyView } from '@/engine/ui/late/lazyView'
import { codeKind, remoteCodeKind } from './code'
import { SelectFilter, SelectInput, ToggleFilter, type Choice } from './inputs/choices'
import { TextFilter, TextInput } from './inputs/TextInput'
import type { FilterProps, InputProps, KindView } from './view/kindView'
import { NameSkeleton } from './view/RecordNumber'

type CodeField = FieldOf<'code'>

export const codeView: KindView<CodeField> = {
  cell: (value, field, { t, isInLink }) => (
    <span className={`wd-tag wd-tag-${entryOf(field.dict, String(value))?.[2] ?? 'neutral'}`}>
      {drawText(labelOf(field, String(value), t), { isBare: isInLink })}
    </span>
  ),
  input: CodeInput,
  filter: CodeFilter,
  plain: true,
  stateless: true,
}

function CodeFilter(props: FilterProps<CodeField>) {
  const t = useTranslate()
  const Filter = props.field.filter === 'eq' ? SelectFilter : ToggleFilter
  return <Filter {...props} choices={choicesOf(props.field, t)} />
}

function CodeInput(props: InputProps<CodeField>) {
  const t = useTranslate()
  return <SelectInput {...props} choices={choicesOf(props.field, t)} />
}

function choicesOf(field: CodeField, t: Translate): readonly Choice[] {
  return field.dict.entries.map(([code]) => ({ code, label: labelOf(field, code, t) }))
}

function labelOf(field: CodeField, code: string, t: Translate): string {
  return messageText(codeKind.format(code, field), t)
}

// few dictionaries have so many entries
const ManyChoicesInput = lazyView(
  async () => (await import('./inputs/ManyChoices')).ManyChoicesInput,
)
const ManyChoicesFilter = lazyView(
  async () => (await import('./inputs/ManyChoices')).ManyChoicesFilter,
)

const mostInSight = 200

type RemoteCodeField = FieldOf<'remoteCode'>

export const remoteCodeView: KindView<RemoteCodeField> = {
  cell: (value, field) => <RemoteLabel code={String(value)} field={field} />,
  input: RemoteCodeInput,
  filter: RemoteCodeFilter,
  stateless: true,
}

function RemoteLabel({ code, field }: { code: string; field: RemoteCodeField }) {
  const t = useTranslate()
  const { entries, isPending } = useDictionary(field.dictType)
  const entry = entries.find((one) => one.code === code)
  const own = field.fallback && entryOf(field.fallback, code)
  if (isPending) return <NameSkeleton />
  if (!entry && !own) return <bdi>{drawText(code)}</bdi>
  const tone = entry ? entry.tone : (own?.[2] ?? 'neutral')
  const shown = drawText(entry?.label ?? messageText(remoteCodeKind.format(code, field), t))
  return tone ? <span className={`wd-tag wd-tag-${tone}`}>{shown}</span> : <bdi>{shown}</bdi>
}

function RemoteCodeFilter(props: FilterProps<RemoteCodeField>) {
  const choices = useChoices(props.field)
  if (choices.length > mostInSight) return <ManyChoicesFilter {...props} choices={choices} />
  if (props.field.filter === 'in') return <ToggleFilter {...props} choices={choices} />
  if (choices.length === 0) return <TextFilter {...props} />
  return <SelectFilter {...props} choices={choices} />
}

// without a dictionary the operator types the code
function RemoteCodeInput(props: InputProps<RemoteCodeField>) {
  const choices = useChoices(props.field)
  if (choices.length === 0) return <TextInput {...props} />
  if (choices.length > mostInSight) return <ManyChoicesInput {...props} choices={choices} />
  return <SelectInput {...props} choices={choices} />
}

function useChoices(field: RemoteCodeField): readonly Choice[] {
  const t = useTranslate()
  const { entries } = useDictionary(field.dictType)
  return useMemo(() => {
    if (entries.length > 0) return entries.map(({ code, label }) => ({ code, label }))
    return (field.fallback?.entries ?? []).map(([code]) => ({
      code,
      label: messageText(remoteCodeKind.format(code, field), t),
    }))
  }, [entries, field, t])
}
