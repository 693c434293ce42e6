import type { FormEvent } from 'react'
import { useTranslate } from 'ra-core'
import { FormProvider } from 'react-hook-form'
import { errorText } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useSurface } from '@/engine/data/resource'
import { DraftNotice, SubmitButton } from '@/engine/form/FormFields'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useFirstFocus } from '@/engine/ui/useFirstFocus'
import { ActionInputs } from './ActionInputs'
import { buttonWords } from './actionWords'
import { actionOf, isAdverse, isRemoval } from './boundAction'
import { ChangedFacts } from './ChangedFacts'
import { useActionForm } from './useActionForm'
import type { Decision } from './useDecision'

type Props = {
  action: string
  record: PortalRecord
  decision: Decision
  onClose: () => void
  onRetry: () => void
}

export function ActionForm({ action, record, decision, onClose, onRetry }: Props) {
  const { resource, t, labels } = useSurface()
  const { state } = decision
  const { args = {}, secondFactor } = actionOf(resource, action)
  const { form, isOpen, change, ...draft } = useActionForm(action, record, decision)
  const element = useFirstFocus()
  const label = labels.action(action)
  const words = { action: label, verb: labels.actionVerb(action), name: labels.name }
  const buttons = buttonWords(words, t)
  const hasArgs = Object.keys(args).length > 0
  const isBare = !secondFactor && !hasArgs
  const isRemoved = isRemoval(resource, action)
  const isUnknown = state.step === 'unknown' || state.step === 'checking'
  const close = () => {
    draft.forget()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.submit()
  }
  return (
    <FormProvider {...form}>
      <form ref={element} className="wd-dialog-form" noValidate onSubmit={submit}>
        {change && (
          // another change takes the focus again
          <ChangedFacts
            key={JSON.stringify(change.fields.map((name) => change.now[name]))}
            change={change}
          >
            {t(change.isUnanswered ? 'actions.changedUnanswered' : 'actions.changed')}
          </ChangedFacts>
        )}
        {hasArgs && <DraftNotice form={draft} isOffered={isOpen} />}
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
              label={change ? t('actions.confirmAnew', { action: label }) : buttons.confirm}
            />
          )}
        </div>
      </form>
    </FormProvider>
  )
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
