import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import type { FieldOf } from './'
import { messageText, type Translate } from '@/engine/data/labels'
import { Icon } from '@/engine/ui/icons'
import { flagKind, flagWords } from './flag'
import { SelectFilter } from './inputs/choices'
import { Help } from './inputs/Labelled'
import type { FilterProps, InputProps, KindView } from './view/kindView'

type FlagField = FieldOf<'flag'>

export const flagView: KindView<FlagField> = {
  cell: (value, field, { t }) => (
    <span className={value === true ? 'wd-flag wd-flag-on' : 'wd-flag'}>
      <Icon name={value === true ? 'check' : 'close'} />
      {wordOf(value === true, field, t)}
    </span>
  ),
  input: FlagInput,
  filter: FlagFilter,
  stateless: true,
}

function FlagFilter(props: FilterProps<FlagField>) {
  const t = useTranslate()
  const { on, off } = flagWords(props.field)
  const choices = [
    { code: on, label: wordOf(true, props.field, t) },
    { code: off, label: wordOf(false, props.field, t) },
  ]
  return <SelectFilter {...props} choices={choices} />
}

function FlagInput({ name, label, field }: InputProps<FlagField>) {
  const t = useTranslate()
  const { on, off } = flagWords(field)
  const {
    field: { value, ref, onBlur, onChange },
    fieldState,
  } = useController({ name, defaultValue: off })
  const message = fieldState.error?.message
  const isOn = value === on
  return (
    <div className="wd-field">
      <label className="wd-switch">
        <input
          ref={ref}
          type="checkbox"
          role="switch"
          id={`wd-${name}`}
          name={name}
          checked={isOn}
          aria-describedby={`wd-${name}-help`}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked ? on : off)}
        />
        <span>{label}</span>
        <span className="wd-note" aria-hidden="true">
          {wordOf(isOn, field, t)}
        </span>
      </label>
      <Help
        name={name}
        notice={message === undefined ? undefined : { text: message, isProblem: true }}
      />
    </div>
  )
}

function wordOf(value: boolean, field: FlagField, t: Translate): string {
  return messageText(flagKind.format(value, field), t)
}
