import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from './icons'
import { IconButton } from './IconButton'
import { isComposing, useComposition } from './useComposition'

type Props = {
  label: string
  attributes: ComponentProps<'input'> & { id: string }
  name: string
  isComing: boolean
  isClearable: boolean
  /** Undefined once an option is chosen for it. */
  typed: string | undefined
  onType: (text: string) => void
  onReset: () => void
  onClear: () => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onNear?: () => void
  /** Returns whether the open options use the key. */
  onKey: (key: string) => boolean
  listId: string
  popup?: 'tree'
  active: string | undefined
  children: ReactNode
}

/** The focus stays in the input, which hands its keys to the options. */
export function Combobox(props: Props) {
  const { attributes, name, isComing, typed, isOpen, active, onOpen, onNear, children } = props
  const t = useTranslate()
  const isHalfTyped = typed !== undefined
  const typing = useComposition(typed ?? name, (text) => {
    onOpen(true)
    props.onType(text)
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event)
    if (isComposing(event) || !take(props, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span className="wd-ref" onPointerEnter={onNear}>
      <input
        {...attributes}
        {...typing}
        className="wd-input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        placeholder={isComing && !isHalfTyped ? t('kinds.nameLoading') : undefined}
        aria-busy={isComing}
        aria-autocomplete="list"
        aria-haspopup={props.popup}
        aria-expanded={isOpen}
        aria-controls={props.listId}
        aria-activedescendant={isOpen ? active : undefined}
        aria-invalid={attributes['aria-invalid'] === true || (isHalfTyped && !isOpen)}
        onKeyDown={press}
        onFocus={() => (isHalfTyped ? onOpen(true) : onNear?.())}
        onBlur={(event) => {
          attributes.onBlur?.(event)
          onOpen(false)
        }}
        onClick={({ currentTarget }) => {
          if (!isOpen && !isHalfTyped) currentTarget.select()
          onOpen(true)
        }}
      />
      {props.isClearable ? <Clear {...props} /> : <Icon name="chevron" />}
      {isOpen && (
        // the focus stays in the input
        <span className="wd-ref-popup" onMouseDown={(event) => event.preventDefault()}>
          {children}
        </span>
      )}
    </span>
  )
}

/** Returns false for a key that is the input's own. */
function take({ isOpen, typed, onKey, onOpen, onReset }: Props, key: string): boolean {
  if (isOpen && key !== 'Escape' && onKey(key)) return true
  if (key === 'ArrowDown' || key === 'ArrowUp') onOpen(true)
  else if (key === 'Escape' && isOpen) onOpen(false)
  else if (key === 'Escape' && typed !== undefined) onReset()
  else if (key === 'Enter' && typed !== undefined) onOpen(true)
  else return false
  return true
}

function Clear({ label, attributes, onClear }: Props) {
  const text = useTranslate()('kinds.clear', { field: label })
  const clear = () => {
    onClear()
    document.getElementById(attributes.id)?.focus()
  }
  return <IconButton icon="close" label={text} className="wd-copy" onClick={clear} />
}
