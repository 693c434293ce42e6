import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { Field } from '@/engine/schema/field'
import { longestFilter } from '@/engine/schema/filterOps'
import { webAddress } from '@/engine/schema/validators/url'
import { Button } from '@/engine/ui/Button'
import { hasHidden, hiddenIn, removeHidden, type TextShape } from '@/engine/values/hiddenCharacters'
import type { FilterProps, InputProps } from '../view/kindView'
import { ForeignLink } from '../view/links'
import { useTextControl, type TextControlProps } from './fieldControl'
import { Labelled, LabelledFilter } from './Labelled'

type InputExtras = {
  readonly unit?: string | undefined
  /** A small button or link at the end of the input. */
  readonly aside?: ReactNode
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
}

export function TextInput({ unit, aside, attributes, ...props }: TextControlProps & InputExtras) {
  const { control, change, message, isInvalid } = useTextControl(props)
  return (
    <Labelled {...props} notice={message}>
      <span className="wd-input-box" data-invalid={isInvalid}>
        <input {...control} type="text" {...attributes} />
        {unit && <span className="wd-unit">{unit}</span>}
        {aside}
      </span>
      <HiddenNote text={control.value} label={props.label} onChange={change} />
    </Labelled>
  )
}

type InputOfUrl = InputProps<Field> & {
  hrefOf?: (text: string) => string | undefined
}

export function UrlInput({ hrefOf = webAddress, ...props }: InputOfUrl) {
  const t = useTranslate()
  const typed: unknown = useWatch({ name: props.name })
  const href = hrefOf(String(typed ?? '').trim())
  const name = t('kinds.openAddress', { text: href })
  return (
    <TextInput
      {...props}
      aside={href && <ForeignLink className="wd-copy" href={href} name={name} />}
      attributes={{ inputMode: 'url', autoCapitalize: 'none', placeholder: 'https://' }}
    />
  )
}

type AreaExtras = { readonly attributes?: TextareaHTMLAttributes<HTMLTextAreaElement> }

export function AreaInput({ attributes, ...props }: TextControlProps & AreaExtras) {
  const { control, change, message } = useTextControl(props)
  return (
    <Labelled {...props} notice={message}>
      <textarea {...control} className="wd-input wd-area" rows={4} {...attributes} />
      <HiddenNote text={control.value} shape="prose" label={props.label} onChange={change} />
    </Labelled>
  )
}

type TextFilterProps = Omit<FilterProps<unknown>, 'field'> & {
  readonly list?: string
  readonly children?: ReactNode
}

export function TextFilter({ name, label, value, onChange, list, children }: TextFilterProps) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  return (
    <LabelledFilter id={id} label={label}>
      <input
        id={id}
        className="wd-input"
        name={name}
        type="text"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFilter}
        value={text}
        onChange={(event) => onChange(event.target.value, true)}
      />
      <HiddenNote text={text} label={label} onChange={onChange} />
      {children}
    </LabelledFilter>
  )
}

type Props = {
  text: string
  shape?: TextShape
  label: string
  onChange: (text: string) => void
}

const mostNames = 5

/** An input can't draw hidden characters, so this names them and offers to remove them. */
export function HiddenNote({ text, shape, label, onChange }: Props) {
  const t = useTranslate()
  if (!hasHidden(text, shape)) return null
  const found = hiddenIn(text, shape)
  const names = found
    .slice(0, mostNames)
    .map(({ label: short, code }) => (short === code ? code : `${short} (${code})`))
  const rest = found.length > mostNames ? ['…'] : []
  return (
    <span className="wd-hidden-note" role="status">
      {t('signs.inInput', { names: [...names, ...rest].join(', ') })}{' '}
      <Button
        look="small"
        aria-label={t('signs.removeFrom', { field: label })}
        onClick={() => onChange(removeHidden(text, shape))}
      >
        {t('signs.remove')}
      </Button>
    </span>
  )
}
