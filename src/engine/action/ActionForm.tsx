import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { errorText } from '@/engine/data/gateway'
import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { ActionInputs, argLabel } from './ActionInputs'
import { actionOf, isAdverse, isRemoval } from './boundAction'
import { buttonWords } from './buttonWords'
import { factsOf, movedSince } from './draftFacts'
import { fieldOfMessage } from '../form/fieldOfMessage'
import { DraftNotice } from '../form/DraftNotice'
import { MovedFacts } from './MovedFacts'
import { StillWorking } from '../ui/time/StillWorking'
import { usePause } from '../ui/time/usePause'
import { secondPwdName } from '../form/SecondPassword'
import { keptValues, useDraft } from '../form/useDraft'
import type { Decision, Moved } from './useDecision'
import { readNames, startingValues, visibleFields } from '../data/formValues'
import { useFirstFocus } from '../ui/useFirstFocus'
import { useUnsavedInput } from '../form/useUnsavedInput'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  action: string
  /** The record as it was just read. */
  record: PortalRecord
  decision: Decision
  onClose: () => void
  /** Reads the record again, where a part of it could not be read. */
  onRetry: () => void
}

type Values = Record<string, string>

/** What the operator adds to a decision, and the button that sends it once. */
export function ActionForm(props: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { action, record, decision, onClose, onRetry } = props
  const { args = {}, secondFactor } = actionOf(resource, action)
  const names = Object.keys(args)
  const draft = useDraft({ form: `${resource.name}/${record.id}/${action}`, fields: args })
  // an argument that is a field of the record begins with what the record has
  const starting = startingValues({ fields: args }, names, record)
  const form = useForm<Values>({
    shouldFocusError: true,
    defaultValues: { ...starting, ...keptValues(args, draft.found?.values) },
  })
  const isBare = !secondFactor && names.length === 0
  const isRemoved = isRemoval(resource, action)
  const { state, renewKey } = decision
  // what was typed before a new sign-in was typed over what the record was then
  const [movedUnderDraft] = useState(() => movedSince(resource, action, draft.found?.facts, record))
  const moved = decision.moved ?? movedUnderDraft
  const element = useFirstFocus()
  useNewKeyOnChange(form, renewKey)
  useReadArgs(form, { fields: args }, record)
  const argLabels = { field: (name: string) => argLabel(resource, name, t) }
  const named =
    state.step === 'refused' && state.error.kind === 'refused'
      ? fieldOfMessage({ fields: args }, names, argLabels, state.error.msg ?? '')
      : undefined
  useRefusal(form, state, named)
  const changed = () => names.filter((name) => (form.getValues(name) ?? '') !== starting[name])
  useUnsavedInput({
    isDirty: () => {
      // the page may be left the moment a decision is made, before that is drawn
      const step = decision.stepNow()
      if (step === 'done') return false
      // nobody knows yet what came of what is on its way
      return isRunning(step) || Boolean(form.getValues(secondPwdName)) || changed().length > 0
    },
    draft: () => {
      if (isRunning(state.step)) return undefined
      const values = changed().map((name) => [name, form.getValues(name) ?? ''] as const)
      const facts = factsOf(resource, action, record)
      return draft.draftOf({ values: Object.fromEntries(values), before: starting, facts })
    },
  })
  const discard = () => {
    draft.forget()
    form.reset(starting)
  }

  const submit = form.handleSubmit(({ [secondPwdName]: secondPwd, ...typed }) => {
    const shown = visibleFields({ fields: args }, names, typed, record)
    // what is not known would be replaced by nothing
    if (readNames(shown, record).length < shown.length) return undefined
    const sent = Object.fromEntries(shown.map((name) => [name, typed[name] ?? '']))
    draft.forget()
    return decision.send({ args: sent, ...(secondPwd !== undefined && { secondPwd }) }, record)
  })
  const pause = usePause(state.step === 'refused' ? state.error : undefined)
  const isLocked = !isOpen.has(state.step)
  const asked = {
    action: labels.action(action),
    verb: labels.actionVerb(action),
    name: labels.name,
  }
  const buttons = buttonWords(asked, t)
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="wd-dialog-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {moved && (
          <MovedFacts key={keyOf(moved)} moved={moved}>
            {t(moved.isUnanswered ? 'actions.changedUnanswered' : 'actions.changed')}
          </MovedFacts>
        )}
        {names.length > 0 && (
          <DraftNotice
            isRestored={draft.found !== undefined}
            isOffered={!isLocked}
            onDiscard={discard}
          />
        )}
        <fieldset className="wd-plain-fieldset" disabled={isLocked}>
          <ActionInputs action={action} record={record} onRetry={onRetry} />
        </fieldset>
        <Outcome decision={decision} />
        {state.step === 'sending' && <StillWorking onCancel={decision.giveUp} />}
        <div className="wd-dialog-buttons">
          <button
            type="button"
            className="wd-button"
            disabled={state.step === 'sending' || state.step === 'checking'}
            autoFocus={isBare && isRemoved}
            onClick={() => {
              draft.forget()
              onClose()
            }}
          >
            {isOver(state.step) ? t('ra.action.close') : buttons.close}
          </button>
          {!isOver(state.step) && (
            <button
              type="submit"
              className={`wd-button wd-button-${isAdverse(resource, action) ? 'danger' : 'primary'}`}
              disabled={isLocked || pause > 0}
              autoFocus={isBare && !isRemoved}
            >
              {state.step === 'sending'
                ? t('actions.sending')
                : moved
                  ? t('actions.confirmAnew', { action: labels.action(action) })
                  : buttons.confirm}
              {pause > 0 && ` (${pause})`}
            </button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}

/** Another change takes the focus again. */
function keyOf({ fields, now }: Moved): string {
  return JSON.stringify(fields.map((name) => [name, now[name]]))
}

/** The steps in which something can be typed and sent. */
const isOpen: ReadonlySet<string> = new Set(['ready', 'refused', 'changed'])

function isRunning(step: string): boolean {
  return step === 'sending' || step === 'checking' || step === 'unknown'
}

function isOver(step: string): boolean {
  return step === 'unknown' || step === 'checking'
}

function Outcome({ decision }: Pick<Props, 'decision'>) {
  const t = useTranslate()
  const { state, check, resend } = decision
  if (state.step === 'refused') {
    return (
      <p className="wd-alert wd-alert-danger" role="alert">
        {errorText(state.error, t)}
      </p>
    )
  }
  if (state.step !== 'unknown' && state.step !== 'checking') return null
  return (
    <div className="wd-alert wd-alert-warning" role="alert">
      <p>{t('actions.unknown')}</p>
      <div className="wd-alert-buttons">
        <button
          type="button"
          className="wd-button"
          disabled={state.step === 'checking'}
          onClick={() => void check()}
        >
          {t('actions.checkAgain')}
        </button>
        <button
          type="button"
          className="wd-button"
          disabled={state.step === 'checking'}
          onClick={() => void resend()}
        >
          {t('actions.resend')}
        </button>
      </div>
    </div>
  )
}

/** An argument that could not be read at first begins with what the record has, once it has been read. */
function useReadArgs(
  form: ReturnType<typeof useForm<Values>>,
  { fields }: Pick<Resource, 'fields'>,
  record: PortalRecord,
): void {
  const missing = useRef(unreadOf(record))
  useEffect(() => {
    const come = missing.current.filter((name) => fields[name] && !unreadOf(record).includes(name))
    missing.current = unreadOf(record)
    const texts = startingValues({ fields }, come, record)
    for (const name of come) form.resetField(name, { defaultValue: texts[name] ?? '' })
  }, [form, fields, record])
}

function useNewKeyOnChange(form: ReturnType<typeof useForm<Values>>, renewKey: () => void): void {
  useEffect(() => {
    const subscription = form.watch(renewKey)
    return () => subscription.unsubscribe()
  }, [form, renewKey])
}

const isSignedAnew: ReadonlySet<string> = new Set(['refused', 'changed'])

// The second password is typed anew each time; all else stays, and the refused argument takes the focus.
function useRefusal(
  form: ReturnType<typeof useForm<Values>>,
  state: Decision['state'],
  named: string | undefined,
): void {
  useEffect(() => {
    const hasPassword = form.getValues(secondPwdName) !== undefined
    if (hasPassword && isSignedAnew.has(state.step)) form.setValue(secondPwdName, '')
    if (state.step !== 'refused') return
    if (named !== undefined) form.setFocus(named)
    else if (hasPassword) form.setFocus(secondPwdName)
  }, [form, state, named])
}
