import { useId } from 'react'
import { useTranslate } from 'ra-core'
import type { LossQuestion } from './openPages'
import { Dialog } from '../ui/overlay/overlays'
import '../ui/overlay/dialog.css'

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
    <Dialog
      open
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
      transitionDuration={0}
    >
      <div className="wd-dialog">
        <h2 id={`${id}-title`}>{t(question.title)}</h2>
        <div id={`${id}-text`}>
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
          <button type="button" className="wd-button" autoFocus onClick={onStay}>
            {t('forms.stay')}
          </button>
          <button type="button" className="wd-button" onClick={onLeave}>
            {t('forms.leave')}
          </button>
          {submitLabel !== undefined && (
            <button
              type="button"
              className="wd-button wd-button-primary"
              disabled={isSaving}
              onClick={onSave}
            >
              {submitLabel}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
