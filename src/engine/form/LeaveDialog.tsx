import { useId } from 'react'
import { useTranslate } from 'ra-core'
import type { LossQuestion } from './openPages'
import { Button } from '../ui/Button'
import { TitledDialog } from '../ui/overlay/TitledDialog'

type Props = {
  question: LossQuestion
  /** The titles of the pages with unsaved input; empty for the visible page alone. */
  names: readonly string[]
  /** The label of the form's button; undefined if it can't be saved from here. */
  submitLabel: string | undefined
  isSaving: boolean
  onSave: () => void
  onLeave: () => void
  onStay: () => void
}

/** Asks before unsaved input is lost; Escape stays. */
export function LeaveDialog(props: Props) {
  const { question, names, submitLabel, isSaving, onSave, onLeave, onStay } = props
  const id = useId()
  const t = useTranslate()
  return (
    <TitledDialog
      title={t(question.title)}
      onClose={onStay}
      aria-describedby={id}
      maxWidth="xs"
      transitionDuration={0}
    >
      <div id={id}>
        <p>{t(question.text)}</p>
        {names.length > 0 && (
          <ul className="wd-leave-names">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="wd-dialog-buttons">
        <Button autoFocus onClick={onStay}>
          {t('forms.stay')}
        </Button>
        <Button onClick={onLeave}>{t('forms.leave')}</Button>
        {submitLabel !== undefined && (
          <Button look="primary" disabled={isSaving} onClick={onSave}>
            {submitLabel}
          </Button>
        )}
      </div>
    </TitledDialog>
  )
}
