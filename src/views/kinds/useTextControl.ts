import { useController } from 'react-hook-form'
import type { FieldOptions } from '@/schema/field'
import type { Issue } from '@/schema/issue'
import type { InputProps } from '../kindView'
import { useComposition } from '../useComposition'
import { inputProblem } from './inputProblem'
import type { Notice } from './Labelled'

export type Declared = { readonly kind: string } & FieldOptions

export type TextControlProps = InputProps<Declared> & {
  /** What the input has to say by itself; the form's own problem is said where it has none. */
  readonly notice?: Notice | undefined
  readonly onTyped?: (() => void) | undefined
  /** What the control itself has against an entry that its text does not show. */
  readonly refused?: (() => Issue | undefined) | undefined
}

/** A text of a form, checked by its kind: the control's attributes, and what stands under it. */
export function useTextControl(props: TextControlProps) {
  const { name, label, field, words, notice, onTyped, refused } = props
  const { field: input, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value: string, others) => {
        const issue = refused?.()
        return issue ? words.say(issue) : inputProblem(field, label, value, words, others)
      },
    },
  })
  const typing = useComposition(String(input.value ?? ''), (text) => {
    onTyped?.()
    input.onChange(text)
  })
  const message = fieldState.error?.message
  const said = notice ?? (message === undefined ? undefined : { text: message, isProblem: true })
  const isInvalid = said?.isProblem === true || message !== undefined
  const control = {
    ...typing,
    ref: input.ref,
    name: input.name,
    onBlur: input.onBlur,
    id: `wd-${name}`,
    className: 'wd-input',
    autoComplete: 'off',
    spellCheck: false,
    'aria-required': field.required === true,
    'aria-invalid': isInvalid,
    'aria-describedby': `wd-${name}-help`,
  }
  return { control, said, isInvalid }
}
