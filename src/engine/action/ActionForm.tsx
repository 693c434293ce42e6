import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { errorText } from '@/engine/data/gateway'
import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { movedFields, signedFields } from '@/engine/schema/facts'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import {
  readNames,
  recordWith,
  startingValues,
  visibleFields,
  type Values,
} from '../data/formValues'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import { DraftNotice, secondPwdName, SubmitButton } from '../form/FormFields'
import { refusedField, useRefusal } from '../form/refusal'
import { keptValues, useDraft } from '../form/useDraft'
import { useUnsavedInput } from '../form/useUnsavedInput'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { StillWorking } from '../ui/time/StillWorking'
import { useFirstFocus } from '../ui/useFirstFocus'
import { ActionInputs, argLabel } from './ActionInputs'
import { buttonWords } from './actionWords'
import { actionOf, isAdverse, isRemoval } from './boundAction'
import { MovedFacts } from './MovedFacts'
import type { Decision, Moved } from './useDecision'

type Props = {
  action: string
  record: PortalRecord
  decision: Decision
  onClose: () => void
  onRetry: () => void
}

export function ActionForm({ action, record, decision, onClose, onRetry }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { state, renewKey } = decision
  const { args = {}, secondFactor } = actionOf(resource, action)
  const names = Object.keys(args)
  const draft = useDraft({ form: `${resource.name}/${record.id}/${action}`, fields: args })
  const starting = startingValues({ fields: args }, names, record)
  const form = useForm<Record<string, string>>({
    shouldFocusError: true,
    defaultValues: { ...starting, ...keptValues(args, draft.found?.values) },
  })
  // the record can have changed since the draft was typed
  const [movedUnderDraft] = useState(() => movedSince(resource, action, draft.found?.facts, record))
  const moved = decision.moved ?? movedUnderDraft
  const element = useFirstFocus()
  useNewKeys(form, renewKey)
  useReadArgs(form, args, record)
  const isOpen = !isRunning(state.step) && state.step !== 'done'
  const labelOf = (name: string) => argLabel(resource, name, t)
  const field = refusedField(state, { fields: args, names, labelOf })
  useRefusal(form, { state, isOpen: isOpen && state.step !== 'ready', field })

  const changed = () => names.filter((name) => (form.getValues(name) ?? '') !== starting[name])
  useUnsavedInput({
    isDirty: () => {
      // before rendering: the page may be left the moment the decision is made
      const step = decision.stepNow()
      if (step === 'done') return false
      return isRunning(step) || Boolean(form.getValues(secondPwdName)) || changed().length > 0
    },
    draft: () => {
      if (isRunning(state.step)) return undefined
      const values = changed().map((name) => [name, form.getValues(name) ?? ''] as const)
      const facts = factsOf(resource, action, record)
      return draft.draftOf({ values: Object.fromEntries(values), before: starting, facts })
    },
  })

  const submit = form.handleSubmit(({ [secondPwdName]: secondPwd, ...typed }) => {
    const shown = visibleFields({ fields: args }, names, typed, record)
    // an argument that could not be read would be overwritten with nothing
    if (readNames(shown, record).length < shown.length) return undefined
    const sent = Object.fromEntries(shown.map((name) => [name, typed[name] ?? '']))
    draft.forget()
    return decision.send({
      args: sent,
      ...(secondPwd !== undefined && { secondPwd }),
      shown: record,
    })
  })
  const discard = () => {
    draft.forget()
    form.reset(starting)
  }
  const close = () => {
    draft.forget()
    onClose()
  }

  const label = labels.action(action)
  const words = { action: label, verb: labels.actionVerb(action), name: labels.name }
  const buttons = buttonWords(words, t)
  const isBare = !secondFactor && names.length === 0
  const isRemoved = isRemoval(resource, action)
  const isUnknown = state.step === 'unknown' || state.step === 'checking'
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="wd-dialog-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {moved && (
          // another change takes the focus again
          <MovedFacts
            key={JSON.stringify(moved.fields.map((name) => moved.now[name]))}
            moved={moved}
          >
            {t(moved.isUnanswered ? 'actions.changedUnanswered' : 'actions.changed')}
          </MovedFacts>
        )}
        {names.length > 0 && (
          <DraftNotice
            isRestored={draft.found !== undefined}
            isOffered={isOpen}
            onDiscard={discard}
          />
        )}
        <fieldset className="wd-plain-fieldset" disabled={!isOpen}>
          <ActionInputs action={action} record={record} onRetry={onRetry} />
        </fieldset>
        {state.step === 'refused' && <Alert tone="danger">{errorText(state.error, t)}</Alert>}
        {isUnknown && <Unknown decision={decision} />}
        {state.step === 'sending' && <StillWorking onCancel={decision.giveUp} />}
        <div className="wd-dialog-buttons">
          <Button
            disabled={state.step === 'sending' || state.step === 'checking'}
            autoFocus={isBare && isRemoved}
            onClick={close}
          >
            {isUnknown ? t('ra.action.close') : buttons.close}
          </Button>
          {!isUnknown && (
            <SubmitButton
              state={state}
              look={isAdverse(resource, action) ? 'danger' : 'primary'}
              isLocked={!isOpen}
              autoFocus={isBare && !isRemoved}
              label={moved ? t('actions.confirmAnew', { action: label }) : buttons.confirm}
            />
          )}
        </div>
      </form>
    </FormProvider>
  )
}

function isRunning(step: string): boolean {
  return step === 'sending' || step === 'checking' || step === 'unknown'
}

function Unknown({ decision: { state, check, resend } }: Pick<Props, 'decision'>) {
  const t = useTranslate()
  const isChecking = state.step === 'checking'
  const buttons = (
    <>
      <Button disabled={isChecking} onClick={() => void check()}>
        {t('actions.checkAgain')}
      </Button>
      <Button disabled={isChecking} onClick={() => void resend()}>
        {t('actions.resend')}
      </Button>
    </>
  )
  return (
    <Alert tone="warning" buttons={buttons}>
      <p>{t('actions.unknown')}</p>
    </Alert>
  )
}

/** Changed input is another intent. */
function useNewKeys(form: UseFormReturn<Record<string, string>>, renewKey: () => void): void {
  useEffect(() => form.watch(renewKey).unsubscribe, [form, renewKey])
}

/** Fills in arguments that could not be read at first, once they can. */
function useReadArgs(
  form: UseFormReturn<Record<string, string>>,
  fields: FieldMap,
  record: PortalRecord,
): void {
  const missing = useRef(unreadOf(record))
  useEffect(() => {
    const unread = unreadOf(record)
    const come = missing.current.filter((name) => fields[name] && !unread.includes(name))
    missing.current = unread
    const texts = Object.entries(startingValues({ fields }, come, record))
    for (const [name, text] of texts) form.resetField(name, { defaultValue: text })
  }, [form, fields, record])
}

function factsOf(resource: Resource, action: string, record: PortalRecord): Values {
  return startingValues(resource, storedFacts(resource, action), record)
}

/** The change of the signed values since a draft was stored; undefined if there is none. */
function movedSince(
  resource: Resource,
  action: string,
  facts: Values | undefined,
  record: PortalRecord,
): Moved | undefined {
  if (!facts) return undefined
  const names = storedFacts(resource, action).filter((name) => Object.hasOwn(facts, name))
  const before = recordWith(resource, names, facts, undefined)
  const fields = movedFields(resource, names, before, record)
  return fields.length === 0 ? undefined : { before, now: record, fields, isUnanswered: false }
}

function storedFacts(resource: Resource, action: string): readonly string[] {
  return signedFields(resource, actionOf(resource, action)).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && !kindOf(field).hidden && !kindOf(field).derive
  })
}
