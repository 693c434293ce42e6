import { useId, type ReactNode } from 'react'
import { Button } from './Button'
import { TitledDialog } from './overlay/dialogs'
import { useBusy } from './useBusy'

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
  const { isBusy, run } = useBusy()
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
        <Button look="primary" aria-disabled={isBusy} autoFocus onClick={() => void run(onYes)}>
          {yes}
        </Button>
      </div>
    </TitledDialog>
  )
}
