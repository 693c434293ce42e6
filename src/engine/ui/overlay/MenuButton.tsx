import { useState, type ComponentType, type ReactNode } from 'react'

type MenuButtonProps = {
  label: string
  title?: string
  className?: string
  Menu: ComponentType<{ anchor: HTMLElement; onClose: () => void }>
  children: ReactNode
}

/** The menu's code loads on the first press. */
export function MenuButton(props: MenuButtonProps) {
  const { label, title, className = 'wd-icon-button', Menu, children } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      {anchor && (
        <div className="wd-coming">
          <Menu anchor={anchor} onClose={() => setAnchor(null)} />
        </div>
      )}
    </>
  )
}
