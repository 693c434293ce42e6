import { useRef, useState, type ComponentProps } from 'react'
import { useTranslate } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { useLabels } from '../../data/labels'
import { Combobox } from '../../ui/Combobox'
import { plainText } from '../../ui/plainText'
import type { RefOption, RefOptions, RefOptionsHandle } from './RefOptions'
import { useReferenceLabel } from './useReferenceLabel'

type Props = {
  label: string
  /** The other resource, and the field of it that stands for a record. */
  resource: Resource
  display: string
  /** The chosen record's id; empty for none. */
  value: string
  /** What was typed and is not chosen yet. */
  typed: string | undefined
  onChange: (value: string, typed?: string) => void
  attributes: ComponentProps<'input'> & { id: string }
}

/**
 * A combobox over another resource: what is typed is searched for, the id of what is chosen is the value. The
 * code that searches and lists is fetched when the operator comes near.
 */
export function RefPicker({ label, attributes, ...props }: Props) {
  const { resource, display, value, typed, onChange } = props
  const list = useRef<RefOptionsHandle>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const [Options, load] = useOptions()
  const { name, isComing, remember } = useName(resource, display, value)
  const listId = `${attributes.id}-list`
  const open = (isToBe: boolean) => {
    if (isToBe) load()
    setOpen(isToBe)
  }
  const choose = (option: RefOption) => {
    remember(option)
    setOpen(false)
    onChange(option.id)
  }
  return (
    <Combobox
      label={label}
      attributes={attributes}
      name={name}
      isComing={isComing}
      isClearable={value !== '' || typed !== undefined}
      typed={typed}
      onType={(text) => (text === '' ? onChange('') : onChange(value, text))}
      onReset={() => onChange(value)}
      onClear={() => onChange('')}
      isOpen={isOpen}
      onOpen={open}
      onNear={load}
      onKey={(key) => list.current?.press(key) ?? false}
      listId={listId}
      active={active}
    >
      {typeof Options === 'function' ? (
        <Options
          {...props}
          ref={list}
          id={listId}
          label={label}
          typed={typed ?? ''}
          onChoose={choose}
          onActive={setActive}
        />
      ) : (
        <Awaited resource={resource} hasFailed={Options === 'failed'} />
      )}
    </Combobox>
  )
}

function Awaited({ resource, hasFailed }: { resource: Resource; hasFailed: boolean }) {
  const t = useTranslate()
  const name = useLabels(resource).plural.toLowerCase()
  return (
    <span className="wd-ref-note" role="status">
      {t(hasFailed ? 'views.loadFailed' : 'kinds.searching', { name })}
    </span>
  )
}

// What was chosen here is known; any other is asked for, as a cell asks.
function useName(resource: Resource, display: string, id: string) {
  const t = useTranslate()
  const [picked, remember] = useState<RefOption>()
  const isPicked = picked?.id === id
  const known = useReferenceLabel(resource, display, isPicked ? '' : id)
  const label = isPicked ? picked.label : known.label
  const isComing = label === undefined && known.lack === 'pending'
  const number = id === '' || isComing ? '' : t('kinds.number', { id: plainText(id) })
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
