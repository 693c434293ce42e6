import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { messageText } from '@/engine/data/labels'
import type { Field } from '@/engine/schema/field'
import { rangeOf, rangeProblem, type RangeEnd } from '@/engine/schema/filterOps'
import type { FilterProps } from '../view/kindView'

type End = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string, isTyped: boolean) => void
  readonly attributes: ComponentProps<'input'>
}

type Props = FilterProps<Field> & {
  note?: string | undefined
  renderEnd: (end: End) => ReactNode
  children?: ReactNode
}

/** A filter with two ends. A half-typed end is no mistake until it is left. */
export function RangeFilter({ name, label, note, field, value, onChange, ...parts }: Props) {
  const t = useTranslate()
  const [typing, setTyping] = useState<RangeEnd>()
  const range = rangeOf(value)
  const problem = rangeProblem(range, field, typing)
  const end = (which: RangeEnd) => {
    const endLabel = `${label} ${t(`views.${which}`)}`
    return parts.renderEnd({
      label: endLabel,
      value: range[which] ?? '',
      onChange: (text, isTyped) => onChange({ ...range, [which]: text }, isTyped),
      attributes: {
        'aria-label': endLabel,
        'aria-invalid': problem?.ends.includes(which) ?? false,
        'aria-describedby': `wd-${name}-problem`,
        onInput: () => setTyping(which),
        onBlur: () => setTyping(undefined),
        onKeyDown: ({ key }) => key === 'Enter' && setTyping(undefined),
      },
    })
  }
  return (
    <fieldset className="wd-field wd-range">
      <legend className="wd-label">
        {label} {note && <span className="wd-note">{note}</span>}
      </legend>
      <span className="wd-range-row">
        {end('from')}
        <span aria-hidden="true">–</span>
        {end('to')}
        {parts.children}
      </span>
      <span className="wd-help" id={`wd-${name}-problem`} role={problem ? 'alert' : undefined}>
        {problem && messageText(problem.issue, t)}
      </span>
    </fieldset>
  )
}
