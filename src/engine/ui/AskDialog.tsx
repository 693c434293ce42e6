import { useId, useState, type ReactNode } from 'react'
import { Button } from './Button'
import { TitledDialog } from './overlay/dialogs'

type AskDialogProps = {
  open: boolean
  title: string
  text: ReactNode
  yes: string
  no: string
  onYes: () => Promise<void>
  onNo: () => void
}

/** Escape means no; yes is sent once. */
export function AskDialog({ open, title, text, yes, no, onYes, onNo }: AskDialogProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const agree = () => {
    if (isBusy) return
    setBusy(true)
    void onYes().finally(() => setBusy(false))
  }
  return (
    <TitledDialog
      open={open}
      title={title}
      onClose={onNo}
      maxWidth="xs"
      transitionDuration={0}
      aria-describedby={id}
    >
      <div id={id}>{text}</div>
      <div className="wd-dialog-buttons">
        <Button onClick={onNo}>{no}</Button>
        <Button look="primary" aria-disabled={isBusy} autoFocus onClick={agree}>
          {yes}
        </Button>
      </div>
    </TitledDialog>
  )
}
