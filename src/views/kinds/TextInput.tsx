import type { InputHTMLAttributes } from 'react'
import { useController } from 'react-hook-form'
import type { FieldOptions } from '@/schema/field'
import { kindOf, type KindName } from '@/schema/kinds'
import type { InputProps } from '../kindView'

type Declared = { readonly kind: string } & FieldOptions
type Extra = {
  readonly unit?: string
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
}

/** A labelled text input of a form, checked by its kind; the message stands under it. */
export function TextInput({
  name,
  label,
  field,
  words,
  unit,
  attributes,
}: InputProps<Declared> & Extra) {
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value: string) => problemOf(field, label, value, words) },
  })
  const message = fieldState.error?.message
  return (
    <div className="wd-field">
      <label className="wd-label" htmlFor={`wd-${name}`}>
        {label}
        {field.required && <span className="wd-required"> *</span>}
      </label>
      <span className="wd-input-box" data-invalid={message !== undefined}>
        <input
          {...input}
          id={`wd-${name}`}
          className="wd-input"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-required={field.required === true}
          aria-invalid={message !== undefined}
          aria-describedby={`wd-${name}-help`}
          {...attributes}
        />
        {unit && <span className="wd-unit">{unit}</span>}
      </span>
      <span className="wd-help" id={`wd-${name}-help`} role={message ? 'alert' : undefined}>
        {message}
      </span>
    </div>
  )
}

function problemOf(
  field: Declared,
  label: string,
  value: string,
  words: InputProps<unknown>['words'],
): true | string {
  const text = value.trim()
  if (text === '') {
    return field.required ? words.t('validation.required', { field: label }) : true
  }
  const issue = kindOf(field as { kind: KindName }).validate(text, field)
  return issue ? words.t(issue.key, { field: label, ...issue.args }) : true
}
