import { createElement, memo, useId } from 'react'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { GatewayError } from '@/engine/data/gateway'
import { isAnswered, unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import { f } from '@/engine/declare'
import type { Field, FieldMap } from '@/engine/schema/field'
import { sectionsOf } from '@/engine/schema/surfaces'
import { visibleFields } from '@/engine/data/formValues'
import { useResource, useSurface } from '@/engine/data/resource'
import { useControlsOf } from '@/engine/kinds/controls'
import { useOwnPart, type Part } from '@/engine/kinds/view/parts'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { usePause } from '@/engine/ui/time/useSecondsLeft'
import { draftsWork } from './drafts'

type Over = {
  record: PortalRecord | undefined
  /** Whether the record may still lack fields, which then show as skeletons. */
  isLocked?: boolean
  /** Without it, fields that could not be read offer no retry. */
  onRetry?: (() => void) | undefined
}

/** Memoised: the form around it renders again whenever its state changes. */
export const FormFields = memo(function FormFields({
  names,
  ...over
}: Over & { names: readonly string[] }) {
  const { resource, labels } = useSurface()
  const shown = useVisibleFields(resource.fields, names, over.record)
  return sectionsOf(resource, shown).map(({ key, fields }) => (
    <fieldset key={key ?? ''} className="wd-plain-fieldset">
      {key !== undefined && <legend className="wd-section-title">{labels.section(key)}</legend>}
      {fields.map((name) => (
        <DeclaredInput key={name} name={name} {...over} />
      ))}
    </fieldset>
  ))
})

/** Renders again only when a field changes that a condition reads. */
export function useVisibleFields(
  fields: FieldMap,
  names: readonly string[],
  record: PortalRecord | undefined,
): readonly string[] {
  const read = names.flatMap((name) => Object.keys(fields[name]?.visibleWhen ?? {}))
  const conditions = [...new Set(read)].filter((name) => names.includes(name))
  const texts = useWatch<Record<string, string>>({ name: conditions })
  const values = Object.fromEntries(conditions.map((name, at) => [name, texts[at] ?? '']))
  return visibleFields({ fields }, names, values, record)
}

function DeclaredInput({ name, ...over }: Over & { name: string }) {
  const { resource, labels } = useSurface()
  const own = useOwnPart('input', name)
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field) return null
  return <FormInput name={name} label={labels.field(name)} field={field} own={own} {...over} />
}

type InputProps = Over & {
  name: string
  label: string
  field: Field
  own?: Part['input'] | undefined
}

export function FormInput({ record, isLocked, onRetry, own, ...input }: InputProps) {
  const resource = useResource()
  const controls = useControlsOf()(input.field)
  if (isLocked && record && !isAnswered(resource, record, input.name))
    return <ComingField label={input.label} />
  if (unreadOf(record).includes(input.name)) {
    return <UnreadField label={input.label} onRetry={onRetry} />
  }
  return createElement(own ?? controls.input, {
    ...input,
    at: record && { resource, id: record.id },
  })
}

function ComingField({ label }: { label: string }) {
  return (
    <div className="wd-field">
      <span className="wd-label">{label}</span>
      <span className="wd-input wd-coming-input" />
    </div>
  )
}

type UnreadProps = Pick<Over, 'onRetry'> & { label: string }

function UnreadField({ label, onRetry }: UnreadProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="wd-field" role="group" aria-labelledby={id}>
      <span id={id} className="wd-label">
        {label}
      </span>
      <Alert tone="warning">
        {t('forms.unread')}{' '}
        {onRetry && (
          <Button look="small" onClick={onRetry}>
            {t('views.tryAgain')}
          </Button>
        )}
      </Alert>
    </div>
  )
}

export const secondPwdName = 'secondPwd'

const secondPwd = f.secret({ required: true })

export function SecondPassword() {
  const t = useTranslate()
  const { input: Input } = useControlsOf()(secondPwd)
  return <Input name={secondPwdName} label={t('actions.secondPwd')} field={secondPwd} />
}

type DraftProps = { form: { isRestored: boolean; discard: () => void }; isOffered: boolean }

/** Also warns that this browser can't store the input (I3). */
export function DraftNotice({ form, isOffered }: DraftProps) {
  const t = useTranslate()
  if (!form.isRestored)
    return draftsWork() ? null : <p className="wd-muted">{t('forms.noDrafts')}</p>
  const discard = (
    <Button disabled={!isOffered} onClick={form.discard}>
      {t('forms.discard')}
    </Button>
  )
  return (
    <Alert role="status" buttons={discard}>
      <p>{t('forms.restored')}</p>
    </Alert>
  )
}

type SubmitProps = {
  state: { readonly step: string; readonly error?: GatewayError }
  label: string
  isLocked: boolean
  look?: 'primary' | 'danger'
  autoFocus?: boolean
}

/** Counts down the wait that the gateway demands after too many attempts. */
export function SubmitButton({ state, label, isLocked, look = 'primary', autoFocus }: SubmitProps) {
  const t = useTranslate()
  const pause = usePause(state.step === 'refused' ? state.error : undefined)
  return (
    <Button type="submit" look={look} disabled={isLocked || pause > 0} autoFocus={autoFocus}>
      {state.step === 'sending' ? t('actions.sending') : label}
      {pause > 0 && ` (${pause})`}
    </Button>
  )
}
