import { useId, useState } from 'react'
import { useTranslate } from 'ra-core'
import { versionOf, type PortalRecord } from '@/engine/data/wire/records'
import { typedValue } from '@/engine/schema/input'
import { differencesOf, type Difference, type Side } from './comparison'
import { FieldValue } from '../kinds/view/renderValue'
import type { Values } from '../data/formValues'
import { Dialog } from '../ui/overlay/overlays'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import './compare.css'
import '../ui/overlay/dialog.css'

export type Choices = Readonly<Record<string, Side | undefined>>

type Versions = {
  /** What is typed. */
  values: Values
  /** The record that the form was filled over. */
  original: PortalRecord
  /** The record as it is now. */
  theirs: PortalRecord
}

type Props = Versions & {
  onResolve: (choices: Choices) => void
  onClose: () => void
}

/** A record changed meanwhile: original, theirs and yours beside each other, and nothing lost. */
export function ConflictDialog({ onResolve, onClose, ...versions }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const { values, original, theirs } = versions
  const title = useId()
  const differences = differencesOf(resource, values, original, theirs)
  const open = differences.filter(({ isOpen }) => isOpen)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(open.map(({ name, presumed }) => [name, presumed])),
  )
  const takeAll = (side: Side) =>
    setChoices(Object.fromEntries(open.map(({ name }) => [name, side])))
  const time = versionOf(theirs)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <div className="wd-dialog">
        <h2 id={title}>{t('forms.conflictTitle')}</h2>
        <p>
          {t(time ? 'forms.conflictAt' : 'forms.conflictText', { time })}{' '}
          {t('forms.conflictChoose')}
        </p>
        <Comparison
          {...versions}
          differences={differences}
          choices={choices}
          onChoose={(name, side) => setChoices({ ...choices, [name]: side })}
        />
        <div className="wd-dialog-buttons">
          <button type="button" className="wd-button" onClick={() => takeAll('theirs')}>
            {t('forms.takeTheirs')}
          </button>
          <button type="button" className="wd-button" onClick={() => takeAll('mine')}>
            {t('forms.keepMine')}
          </button>
          <button type="button" className="wd-button" onClick={onClose}>
            {t('forms.backToForm')}
          </button>
          <button
            type="button"
            className="wd-button wd-button-primary"
            disabled={open.some(({ name }) => choices[name] === undefined)}
            onClick={() => onResolve(choices)}
          >
            {t('forms.saveChoices')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type ComparisonProps = Versions & {
  differences: readonly Difference[]
  choices: Choices
  onChoose: (name: string, side: Side) => void
}

function Comparison({ differences, ...props }: ComparisonProps) {
  const t = useTranslate()
  if (differences.length === 0) return <p>{t('forms.conflictElsewhere')}</p>
  return (
    <div className="wd-compare-area">
      <table className="wd-compare">
        <thead>
          <tr>
            {['field', 'original', 'theirs', 'mine'].map((column) => (
              <th key={column} scope="col">
                {t(`forms.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {differences.map((difference) => (
            <Compared key={difference.name} difference={difference} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ComparedProps = Omit<ComparisonProps, 'differences'> & { difference: Difference }

function Compared({ difference: { name, isOpen }, choices, onChoose, ...versions }: ComparedProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { values, original, theirs } = versions
  const group = useId()
  const field = resource.fields[name]
  if (!field) return null
  const draw = (value: unknown) => <FieldValue value={value} resource={resource} name={name} />
  const choice = (side: Side, value: unknown) => (
    <label className="wd-compare-choice">
      <input
        type="radio"
        name={group}
        aria-label={`${labels.field(name)}: ${t(`forms.${side}`)}`}
        checked={choices[name] === side}
        onChange={() => onChoose(name, side)}
      />
      <span>{draw(value)}</span>
    </label>
  )
  return (
    <tr>
      <th scope="row">{labels.field(name)}</th>
      <td>{draw(original[name])}</td>
      <td>{isOpen ? choice('theirs', theirs[name]) : draw(theirs[name])}</td>
      <td>
        {isOpen ? (
          choice('mine', typedValue(field, (values[name] ?? '').trim()))
        ) : (
          <span className="wd-muted">{t('forms.notInForm')}</span>
        )}
      </td>
    </tr>
  )
}
