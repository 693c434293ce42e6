import { useId, useState } from 'react'
import { versionOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { isSameValue, typedValue } from '@/engine/schema/input'
import { changedFields, type Values } from '@/engine/data/formValues'
import { useSurface } from '@/engine/data/resource'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Button } from '@/engine/ui/Button'
import { CompareTable } from '@/engine/ui/CompareTable'
import { TitledDialog } from '@/engine/ui/overlay/dialogs'

type Side = 'theirs' | 'mine'

export type Choices = Readonly<Record<string, Side | undefined>>

type Versions = {
  values: Values
  original: PortalRecord
  theirs: PortalRecord
}

type Props = Versions & {
  onResolve: (choices: Choices) => void
  onClose: () => void
}

export function ConflictDialog({ onResolve, onClose, ...versions }: Props) {
  const { resource, t } = useSurface()
  const differences = differencesOf(resource, versions)
  const open = differences.filter(({ isOpen }) => isOpen)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(open.map(({ name, presumed }) => [name, presumed])),
  )
  const takeAll = (side: Side) =>
    setChoices(Object.fromEntries(open.map(({ name }) => [name, side])))
  const time = versionOf(versions.theirs)
  return (
    <TitledDialog title={t('forms.conflictTitle')} onClose={onClose} maxWidth="md">
      <p>
        {t(time ? 'forms.conflictAt' : 'forms.conflictText', { time })} {t('forms.conflictChoose')}
      </p>
      {differences.length === 0 ? (
        <p>{t('forms.conflictElsewhere')}</p>
      ) : (
        <CompareTable
          heads={['field', 'original', 'theirs', 'mine'].map((column) => t(`forms.${column}`))}
        >
          {differences.map((difference) => (
            <ComparedField
              key={difference.name}
              {...versions}
              {...difference}
              choice={choices[difference.name]}
              onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
            />
          ))}
        </CompareTable>
      )}
      <div className="wd-dialog-buttons">
        <Button onClick={() => takeAll('theirs')}>{t('forms.takeTheirs')}</Button>
        <Button onClick={() => takeAll('mine')}>{t('forms.keepMine')}</Button>
        <Button onClick={onClose}>{t('forms.backToForm')}</Button>
        <Button
          look="primary"
          disabled={open.some(({ name }) => choices[name] === undefined)}
          onClick={() => onResolve(choices)}
        >
          {t('forms.saveChoices')}
        </Button>
      </div>
    </TitledDialog>
  )
}

type Difference = {
  name: string
  isOpen: boolean
  /** Undefined where both changed the field to different values. */
  presumed: Side | undefined
}

type ComparedProps = Versions &
  Difference & { choice: Side | undefined; onChoose: (side: Side) => void }

function ComparedField(props: ComparedProps) {
  const { name, isOpen, choice, onChoose, values, original, theirs } = props
  const { resource, t, labels } = useSurface()
  const group = useId()
  const field = resource.fields[name]
  if (!field) return null
  const draw = (value: unknown) => <FieldValue value={value} resource={resource} name={name} />
  const option = (side: Side, value: unknown) => (
    <label className="wd-compare-choice">
      <input
        type="radio"
        name={group}
        aria-label={`${labels.field(name)}: ${t(`forms.${side}`)}`}
        checked={choice === side}
        onChange={() => onChoose(side)}
      />
      <span>{draw(value)}</span>
    </label>
  )
  const mine = () => option('mine', typedValue(field, (values[name] ?? '').trim()))
  return (
    <tr>
      <th scope="row">{labels.field(name)}</th>
      <td>{draw(original[name])}</td>
      <td>{isOpen ? option('theirs', theirs[name]) : draw(theirs[name])}</td>
      <td>{isOpen ? mine() : <span className="wd-muted">{t('forms.notInForm')}</span>}</td>
    </tr>
  )
}

function differencesOf(resource: Resource, { values, original, theirs }: Versions) {
  const mine = changedFields(resource, values, original)
  const apart = changedFields(resource, values, theirs)
  return Object.entries(resource.fields).flatMap(([name, field]): Difference[] => {
    if (kindOf(field).hidden || kindOf(field).derive) return []
    const isTheirs = !isSameValue(field, original[name], theirs[name])
    const isMine = mine.includes(name)
    if (!isTheirs && !isMine) return []
    const isContested = isTheirs && isMine && apart.includes(name)
    const presumed = isContested ? undefined : isMine ? 'mine' : 'theirs'
    return [{ name, isOpen: Object.hasOwn(values, name), presumed }]
  })
}
