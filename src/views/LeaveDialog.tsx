import { useId } from 'react'
import { Dialog } from './overlays'
import type { Words } from './words'
import './dialog.css'

type Props = {
  words: Words
  /** What the form's own button says. */
  submitLabel: string
  isSaving: boolean
  onSave: () => void
  onLeave: () => void
  onStay: () => void
}

/** Asked once when something typed would be lost; Escape stays. */
export function LeaveDialog({ words, submitLabel, isSaving, onSave, onLeave, onStay }: Props) {
  const id = useId()
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
        <h2 id={`${id}-title`}>{words.t('forms.leaveTitle')}</h2>
        <p id={`${id}-text`}>{words.t('forms.leaveText')}</p>
        <div className="wd-dialog-buttons">
          <button type="button" className="wd-button" autoFocus onClick={onStay}>
            {words.t('forms.stay')}
          </button>
          <button type="button" className="wd-button" onClick={onLeave}>
            {words.t('forms.leave')}
          </button>
          <button
            type="button"
            className="wd-button wd-button-primary"
            disabled={isSaving}
            onClick={onSave}
          >
            {submitLabel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
