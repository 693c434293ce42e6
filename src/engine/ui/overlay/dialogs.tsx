import {
  useId,
  useState,
  useCallback,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { Dialog } from './overlays'
import { Button } from '../Button'
import './dialog.css'

type Props = Omit<ComponentProps<typeof Dialog>, 'open' | 'title'> & {
  open?: boolean
  title: string
  children: ReactNode
}

export function TitledDialog({ open = true, title, children, ...dialog }: Props) {
  const id = useId()
  return (
    <Dialog open={open} fullWidth maxWidth="sm" aria-labelledby={id} {...dialog}>
      <div className="wd-dialog">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </Dialog>
  )
}

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

/** Focuses a closed dialog's opener or, after the returned call, the title, as the opener may be gone. */
export function useReturnFocus(): () => void {
  const [opener] = useState(() => document.activeElement)
  const isDone = useRef(false)
  useEffect(
    () => () => {
      const target = isDone.current ? document.querySelector('#wd-page-title') : opener
      if (target instanceof HTMLElement) target.focus()
    },
    [opener],
  )
  return useCallback(() => {
    isDone.current = true
  }, [])
}
