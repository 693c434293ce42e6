import { useTranslate } from 'ra-core'
import { messageText } from '../../data/labels'
import { useController } from 'react-hook-form'
import type { Field } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import type { InputProps } from '../view/kindView'
import { useStoredText } from '../view/storedTexts'
import { inputProblem } from './inputProblem'

/**
 * A field of a form, checked by its kind: its text, its problem, and what its control says of itself. `refused`
 * is what the control has against an entry that its text does not show.
 */
export function useFieldControl(
  { name, label, field }: InputProps<Field>,
  refused?: () => Issue | undefined,
) {
  const t = useTranslate()
  const stored = useStoredText(name)
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value: string, others) => {
        const issue = refused?.()
        if (issue) return messageText(issue, t)
        return inputProblem({ field, label, t, stored }, value, others)
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
