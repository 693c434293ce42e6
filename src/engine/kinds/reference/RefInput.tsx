import { useId, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { useTranslate } from 'ra-core'
import { useNamedResource, useReferenceLabel, useReferred } from '@/engine/data/references'
import type { Resource } from '@/engine/schema/resource'
import { Combobox } from '@/engine/ui/Combobox'
import { lazyView } from '@/engine/ui/late/lazyView'
import { plainText } from '@/engine/ui/text/plainText'
import { useFieldControl } from '../inputs/fieldControl'
import { Labelled, LabelledFilter } from '../inputs/Labelled'
import { TextFilter, TextInput } from '../inputs/TextInput'
import {
  drawsNothing,
  type ControlsOf,
  type FilterProps,
  type InputProps,
  type KindControls,
} from '../view/kindView'
import type { Named } from './ref.view'
import type { RefOption, RefOptionsHandle } from './RefOptions'

const RefOptions = lazyView(async () => (await import('./RefOptions')).RefOptions)
const TreeSelectPicker = lazyView(async () => (await import('./trees')).TreeSelectPicker)
const TreeInput = lazyView(async () => (await import('./trees')).TreeInput)

export const referenceControls: ControlsOf<'ref' | 'treeSelect' | 'tree'> = {
  ref: chosenWith(RefPicker, useReferred),
  treeSelect: chosenWith(TreeSelectPicker, useNamedResource),
  tree: { input: TreeInput, filter: drawsNothing },
}

export type PickerProps<F> = Pick<InputProps<F>, 'label' | 'field' | 'at'> & {
  readonly resource: Resource
  readonly value: string
  /** The text that no record is chosen for yet. */
  readonly typed: string | undefined
  readonly onChange: (value: string, typed?: string) => void
  readonly attributes: ComponentProps<'input'> & { id: string }
}

type Frame<F> = { Picker: ComponentType<PickerProps<F>>; resource: Resource }

/** Operators without access to the other resource type the id. */
function chosenWith<F extends Named>(
  Picker: ComponentType<PickerProps<F>>,
  useTarget: (field: F) => Resource | undefined,
): KindControls<F> {
  return {
    input: function Input(props) {
      const resource = useTarget(props.field)
      if (!resource) return <TextInput {...props} />
      return <PickerInput {...props} Picker={Picker} resource={resource} />
    },
    filter: function Filter(props) {
      const resource = useTarget(props.field)
      if (!resource) return <TextFilter {...props} />
      return <PickerFilter {...props} Picker={Picker} resource={resource} />
    },
  }
}

function PickerInput<F extends Named>({ Picker, resource, ...props }: InputProps<F> & Frame<F>) {
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
      <Picker {...props} {...{ resource, value, typed, attributes }} onChange={change} />
    </Labelled>
  )
}

function PickerFilter<F>({ Picker, resource, ...props }: FilterProps<F> & Frame<F>) {
  const { name, label, field, value, onChange } = props
  const id = useId()
  return (
    <LabelledFilter id={id} label={label}>
      <Picker
        {...{ label, field, resource }}
        {...draftOf(value)}
        onChange={(chosen, typed) =>
          typed === undefined ? onChange(chosen) : onChange({ id: chosen, typed }, true)
        }
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

/** A combobox: typing searches the other resource. */
function RefPicker({ label, field: { display }, attributes, ...props }: PickerProps<Named>) {
  const { resource, value, typed, onChange } = props
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
        {...{ resource, display, value, label }}
        ref={list}
        id={listId}
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
