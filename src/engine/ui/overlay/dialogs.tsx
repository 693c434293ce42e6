import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { Dialog } from './overlays'
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
