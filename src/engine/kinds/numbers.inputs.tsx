import { useState, type ClipboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { Field } from '@/engine/schema/field'
import { longestFilter } from '@/engine/schema/filterOps'
import { readPastedDecimal } from '@/engine/values/pastedDecimal'
import type { FilterProps, InputProps } from './view/kindView'
import type { Notice } from './inputs/Labelled'
import { RangeFilter } from './inputs/RangeFilter'
import { TextInput } from './inputs/TextInput'

export function NumberRangeFilter(props: FilterProps<Field & { readonly unit?: string }>) {
  return (
    <RangeFilter
      {...props}
      note={props.field.unit}
      renderEnd={({ label, value, onChange, attributes }) => (
        <input
          key={label}
          type="text"
          className="wd-input wd-digits"
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestFilter}
          {...attributes}
          value={value}
          onChange={(event) => onChange(event.target.value, true)}
        />
      )}
    />
  )
}

type DecimalProps = InputProps<Field & { readonly unit?: string }>

/**
 * Exact decimals as text: a number input rounds, rewrites and scrolls amounts. A pasted amount with separators is
 * accepted only if it has one reading, which a message shows.
 */
export function DecimalInput(props: DecimalProps) {
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
