import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslate } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { isComposing, useComposition } from '../../ui/useComposition'
import type { RefOption, RefOptions, RefOptionsHandle } from './RefOptions'
import { useReferenceLabel } from './useReferenceLabel'
import { plainText } from '../../ui/plainText'

export type RefBoxProps = {
  /** The other resource, and the field of it that stands for a record. */
  resource: Resource
  display: string
  /** The chosen record's id; empty for none. */
  value: string
  /** What was typed and is not chosen yet. */
  typed: string | undefined
  onChange: (value: string, typed?: string) => void
}

/**
 * What a combobox over another resource does: it opens and closes, takes letters, chooses, and hands its keys to
 * the list while that is open.
 */
export function useRefBox(
  { resource, display, value, typed, onChange }: RefBoxProps,
  list: RefObject<RefOptionsHandle | null>,
) {
  const [isOpen, setOpen] = useState(false)
  const [options, load] = useOptions()
  const { name, isComing, remember } = useName(resource, display, value)
  const isHalfTyped = typed !== undefined

  const open = () => {
    load()
    setOpen(true)
  }
  const close = () => setOpen(false)
  const choose = (option: RefOption) => {
    remember(option)
    close()
    onChange(option.id)
  }
  const typing = useComposition(typed ?? name, (text) => {
    open()
    if (text === '') onChange('')
    else onChange(value, text)
  })
  /** Whether the key was for the combobox alone. */
  const take = (key: string): boolean => {
    if (isOpen && list.current?.press(key)) return true
    if (key === 'ArrowDown' || key === 'ArrowUp') open()
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Escape' && isHalfTyped) onChange(value)
    else if (key === 'Enter' && isHalfTyped) open()
    else return false
    return true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event)
    if (isComposing(event) || !take(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { isOpen, isHalfTyped, isComing, options, load, open, close, choose, typing, press }
}

// What was chosen here is known; any other is asked for, as a cell asks.
function useName(resource: Resource, display: string, id: string) {
  const translate = useTranslate()
  const [picked, remember] = useState<RefOption>()
  const isPicked = picked?.id === id
  const known = useReferenceLabel(resource, display, isPicked ? '' : id)
  const label = isPicked ? picked.label : known.label
  const isComing = label === undefined && known.lack === 'pending'
  const number = id === '' || isComing ? '' : translate('kinds.number', { id: plainText(id) })
  return { name: label === undefined ? number : plainText(label), isComing, remember }
}

function useOptions() {
  const [options, setOptions] = useState<typeof RefOptions | 'failed'>()
  const load = () => {
    if (typeof options === 'function') return
    import('./RefOptions').then(
      (module) => setOptions(() => module.RefOptions),
      () => setOptions('failed'),
    )
  }
  return [options, load] as const
}
