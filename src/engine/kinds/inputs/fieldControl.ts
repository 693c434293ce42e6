import { createContext, useContext } from 'react'
import { useTranslate } from 'ra-core'
import { useController } from 'react-hook-form'
import { kindOf, type Field } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { messageText, type Translate } from '@/engine/data/labels'
import { useComposition } from '@/engine/ui/useComposition'
import type { InputProps } from '../view/kindView'
import type { Notice } from './Labelled'

/** The record's texts under a form, by field; none for a new record. */
export const StoredTexts = createContext<Readonly<Record<string, string>>>({})

/**
 * A form's field, checked by its kind.
 *
 * @param refused why the control refuses an entry that its text does not show
 */
export function useFieldControl(
  { name, label, field }: InputProps<Field>,
  refused?: () => Issue | undefined,
) {
  const t = useTranslate()
  const stored = useContext(StoredTexts)
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value: string, others) => {
        const issue = refused?.()
        if (issue) return messageText(issue, t)
        return inputProblem({ name, field, label, t, stored }, value, others)
      },
    },
  })
  const message = fieldState.error?.message
  return {
    value: String(input.value ?? ''),
    onChange: (text: string): void => input.onChange(text),
    notice: message === undefined ? undefined : { text: message, isProblem: true },
    attributes: {
      ref: input.ref,
      name: input.name,
      onBlur: input.onBlur,
      id: `wd-${name}`,
      'aria-required': field.required === true,
      'aria-invalid': message !== undefined,
      'aria-describedby': `wd-${name}-help`,
    },
  }
}

type Texts = Readonly<Record<string, unknown>>
type Checked = InputProps<Field> & {
  readonly t: Translate
  readonly stored: Readonly<Record<string, string>>
}

/** Returns `true` for a good text and for the record's own. */
function inputProblem(
  { name, field, label, t, stored }: Checked,
  value: string | undefined,
  others: Texts,
): true | string {
  const text = (value ?? '').trim()
  const isKept = stored[name] !== undefined && value === stored[name]
  if (text === '') {
    return field.required && !isKept ? t('validation.required', { field: label }) : true
  }
  const { validate, validateBeside } = kindOf(field)
  const beside = (texts: Texts) => validateBeside?.(text, field, texts)
  const issue = isKept
    ? beside(stored) === undefined && beside(others)
    : (validate(text, field) ?? beside(others))
  return issue ? t(issue.key, { field: label, ...issue.args }) : true
}

export type TextControlProps = InputProps<Field> & {
  /** Shown in place of the form's problem. */
  readonly notice?: Notice | undefined
  /** Shown while there is no problem. */
  readonly hint?: Notice | undefined
  readonly onTyped?: (() => void) | undefined
}

/** A form's text, checked by its kind. */
export function useTextControl({ notice, hint, onTyped, ...props }: TextControlProps) {
  const control = useFieldControl(props)
  const change = (text: string) => {
    onTyped?.()
    control.onChange(text)
  }
  const typing = useComposition(control.value, change)
  const problem = notice ?? control.notice
  const isInvalid = problem?.isProblem === true || control.notice !== undefined
  const attributes = {
    ...typing,
    ...control.attributes,
    className: 'wd-input',
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': isInvalid,
  }
  return { control: attributes, change, message: problem ?? hint, isInvalid }
}
