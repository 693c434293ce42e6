import { useState, type ClipboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { messageText } from '@/engine/data/labels'
import type { Field } from '@/engine/schema/field'
import { drawText } from '@/engine/ui/text/drawText'
import { formatDecimal, toDecimal } from '@/engine/values/decimal'
import { readPastedDecimal } from '@/engine/values/pastedDecimal'
import type { FieldOf } from '.'
import type { Notice } from './inputs/Labelled'
import { TextFilter, TextInput } from './inputs/TextInput'
import { numberKinds } from './numbers'
import { drawsNothing, type InputProps, type KindView, type ViewsOf } from './view/kindView'

const decimalView: KindView<FieldOf<'decimal'> | FieldOf<'money'>> = {
  cell: (value, { scale }) => amount(value, scale),
  look: 'wd-money',
  whole: (value, { unit, scale }) => (
    <>
      <span className="wd-money">{amount(value, scale)}</span>
      {unit && <span className="wd-note"> {unit}</span>}
    </>
  ),
  note: ({ unit = '' }) => unit,
  input: DecimalInput,
  filter: drawsNothing,
  align: 'right',
  stateless: true,
}

export const numberViews: ViewsOf<'integer' | 'decimal' | 'money' | 'computed'> = {
  integer: {
    cell: (value, field, { t }) =>
      typeof value === 'number'
        ? messageText(numberKinds.integer.format(value, field), t)
        : drawText(String(value), { isBare: true }),
    look: 'wd-digits',
    input: (props) => <TextInput {...props} attributes={{ inputMode: 'numeric' }} />,
    filter: TextFilter,
    align: 'right',
    stateless: true,
  },
  decimal: decimalView,
  money: { ...decimalView, plain: true },
  computed: {
    cell: (value, field, { t }) =>
      drawText(messageText(numberKinds.computed.format(String(value), field), t), { isBare: true }),
    look: 'wd-digits',
    input: drawsNothing,
    filter: drawsNothing,
    stateless: true,
  },
}

/** Every digit is shown; digits beyond the field's scale are pale. */
function amount(value: unknown, scale: number) {
  const exact = toDecimal(value)
  if (exact === null) return '—'
  const text = formatDecimal(exact)
  const end = text.includes('.') ? text.indexOf('.') + 1 + scale : text.length
  if (text.length <= end) return text
  return (
    <>
      {text.slice(0, end)}
      <span className="wd-tail">{text.slice(end)}</span>
    </>
  )
}

type DecimalProps = InputProps<Field & { readonly unit?: string }>

/**
 * Exact decimals as text: a number input rounds, rewrites and scrolls amounts. A pasted amount with separators is
 * accepted only if it has one reading, which a message shows.
 */
function DecimalInput(props: DecimalProps) {
  const t = useTranslate()
  const { setValue, formState } = useFormContext()
  const [notice, setNotice] = useState<Notice>()

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = afterPaste(event)
    const reading = readPastedDecimal(pasted)
    if (reading === undefined) return
    event.preventDefault()
    const isProblem = 'refused' in reading
    const value = isProblem ? pasted : reading.understood
    setValue(props.name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setNotice({
      text: t(isProblem ? 'kinds.pasteRefused' : 'kinds.pasteUnderstood', {
        typed: pasted.trim(),
        value,
      }),
      isProblem,
    })
  }
  return (
    <TextInput
      {...props}
      unit={props.field.unit}
      notice={notice}
      onTyped={() => setNotice(undefined)}
      attributes={{ inputMode: 'decimal', onPaste: paste }}
    />
  )
}

function afterPaste(event: ClipboardEvent<HTMLInputElement>): string {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const start = selectionStart ?? value.length
  const end = selectionEnd ?? value.length
  return value.slice(0, start) + event.clipboardData.getData('text') + value.slice(end)
}
