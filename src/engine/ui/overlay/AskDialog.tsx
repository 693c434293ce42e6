import { useId, useState, type ReactNode } from 'react'
import { Dialog, DialogActions, DialogContent, DialogTitle } from './overlays'

type AskDialogProps = {
  open: boolean
  title: string
  text: ReactNode
  yes: string
  no: string
  onYes: () => Promise<void>
  onNo: () => void
}

/** A question with two answers. Escape means no; yes is sent once. */
export function AskDialog({ open, title, text, yes, no, onYes, onNo }: AskDialogProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const agree = () => {
    if (isBusy) return
    setBusy(true)
    void onYes().finally(() => setBusy(false))
  }
  return (
    <Dialog
      open={open}
      onClose={onNo}
      maxWidth="xs"
      fullWidth
      transitionDuration={0}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{text}</DialogContent>
      <DialogActions>
        <button type="button" className="wd-button" onClick={onNo}>
          {no}
        </button>
        <button
          type="button"
          className="wd-button wd-button-primary"
          aria-disabled={isBusy}
          autoFocus
          onClick={agree}
        >
          {yes}
        </button>
      </DialogActions>
    </Dialog>
  )
}
