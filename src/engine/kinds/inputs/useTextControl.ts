import type { Field } from '@/engine/schema/field'
import type { InputProps } from '../view/kindView'
import { useComposition } from '../../ui/useComposition'
import type { Notice } from './Labelled'
import { useFieldControl } from './useFieldControl'

export type TextControlProps = InputProps<Field> & {
  /** What the input has to say by itself; the form's own problem is said where it has none. */
  readonly notice?: Notice | undefined
  readonly onTyped?: (() => void) | undefined
}

/** A text of a form, checked by its kind: the control's attributes, and what stands under it. */
export function useTextControl({ notice, onTyped, ...props }: TextControlProps) {
  const control = useFieldControl(props)
  const change = (text: string) => {
    onTyped?.()
    control.onChange(text)
  }
  const typing = useComposition(control.value, change)
  const said = notice ?? control.notice
  const isInvalid = said?.isProblem === true || control.notice !== undefined
  const attributes = {
    ...typing,
    ...control.attributes,
    className: 'wd-input',
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': isInvalid,
  }
  return { control: attributes, change, said, isInvalid }
}
