import { useId, useRef, useState, type ComponentProps } from 'react'
import { useTranslate } from 'ra-core'
import type { FieldOf } from '..'
import type { Resource } from '@/engine/schema/resource'
import { Combobox } from '@/engine/ui/Combobox'
import { lazyView } from '@/engine/ui/late/lazyView'
import { plainText } from '@/engine/ui/plainText'
import { useFieldControl } from '../inputs/fieldControl'
import { Labelled, LabelledFilter } from '../inputs/Labelled'
import { TextFilter, TextInput } from '../inputs/TextInput'
import type { FilterProps, InputProps } from '../view/kindView'
import { useReferred } from './referred'
import type { RefOption, RefOptionsHandle } from './RefOptions'
import { useReferenceLabel } from './useReferenceLabel'

/** Operators without access to the other resource type the id. */
export function RefFilter(props: FilterProps<FieldOf<'ref'>>) {
  const { name, label, field, value, onChange } = props
  const id = useId()
  const resource = useReferred(field)
  if (!resource) return <TextFilter {...props} />
  return (
    <LabelledFilter id={id} label={label}>
      <RefPicker
        label={label}
        resource={resource}
        display={field.display}
        {...draftOf(value)}
        onChange={(chosen, typed) => onChange(typed === undefined ? chosen : { id: chosen, typed })}
        attributes={{ id, name }}
      />
    </LabelledFilter>
  )
}

/** An object while no record is chosen for the typed text. */
function draftOf(value: unknown): { value: string; typed: string | undefined } {
  const draft: object = typeof value === 'object' && value !== null ? value : { id: value }
  const id = 'id' in draft && typeof draft.id === 'string' ? draft.id.trim() : ''
  const typed = 'typed' in draft && typeof draft.typed === 'string' ? draft.typed : undefined
  return { value: id, typed }
}

type Props = InputProps<FieldOf<'ref'>>

/** Operators without access to the other resource type the id. */
export function RefInput(props: Props) {
  const resource = useReferred(props.field)
  return resource ? <Picker {...props} resource={resource} /> : <TextInput {...props} />
}

function Picker({ resource, ...props }: Props & { resource: Resource }) {
  const [typed, setTyped] = useState<string>()
  // the form's check may come before the next render
  const isPending = useRef(false)
  const { value, onChange, notice, attributes } = useFieldControl(props, () =>
    isPending.current ? { key: 'kinds.chooseOne' } : undefined,
  )
  const change = (chosen: string, text?: string) => {
    isPending.current = text !== undefined
    setTyped(text)
    onChange(chosen)
  }
  return (
    <Labelled {...props} notice={notice}>
      <RefPicker
        label={props.label}
        resource={resource}
        display={props.field.display}
        value={value}
        typed={typed}
        onChange={change}
        attributes={attributes}
      />
    </Labelled>
  )
}

const RefOptions = lazyView(async () => (await import('./RefOptions')).RefOptions)

type PickerProps = {
  label: string
  resource: Resource
  display: string
  value: string
  /** The text that no record is chosen for yet. */
  typed: string | undefined
  onChange: (value: string, typed?: string) => void
  attributes: ComponentProps<'input'> & { id: string }
}

/** A combobox: typing searches the other resource. */
function RefPicker({ label, attributes, ...props }: PickerProps) {
  const { resource, display, value, typed, onChange } = props
  const list = useRef<RefOptionsHandle>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const { name, isComing, remember } = useName(resource, display, value)
  const listId = `${attributes.id}-list`
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
      onOpen={setOpen}
      onNear={() => void RefOptions.load().catch(() => undefined)}
      onKey={(key) => list.current?.press(key) ?? false}
      listId={listId}
      active={active}
    >
      <RefOptions
        {...props}
        ref={list}
        id={listId}
        label={label}
        typed={typed ?? ''}
        onChoose={choose}
        onActive={setActive}
      />
    </Combobox>
  )
}

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
