import { useId, type ComponentProps, type ReactNode } from 'react'
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
