import type { FormEvent, ReactNode } from 'react'
import { RecordContext, useTranslate } from 'ra-core'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { errorText } from '@/engine/data/gateway'
import { StoredTexts } from '@/engine/kinds/inputs/fieldControl'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useFirstFocus } from '@/engine/ui/useFirstFocus'
import { ConflictDialog } from './ConflictDialog'
import { DraftNotice, FormFields, SecondPassword, SubmitButton } from './FormFields'
import { done } from './pageCache'
import { useRecordForm, type RecordFormOptions } from './useRecordForm'
import '@/engine/ui/overlay/dialog.css'
import '@/engine/ui/views.css'

type Props = RecordFormOptions & {
  cancel: string | undefined
  /** Not called if the operator is already leaving for another page. */
  onFinished: () => void
  unknown: ReactNode
  children?: ReactNode
}

export function RecordForm({ cancel, onFinished, unknown, children, ...options }: Props) {
  const t = useTranslate()
  const { spec, submitLabel, ways } = options
  const record = useRecordForm(options)
  // the page of an existing record is read first
  const element = useFirstFocus(options.record === undefined)
  const { form, base, state } = record
  const isSending = state.step === 'sending' || state.step === 'checking'
  const finish = async (saved: Promise<boolean>) => {
    if (await saved) onFinished()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish(record.submit())
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="wd-panel wd-form"
        noValidate
        aria-busy={isSending}
        onSubmit={submit}
      >
        <DraftNotice form={record} isOffered={!isSending} />
        <fieldset className="wd-plain-fieldset" disabled={isSending}>
          <StoredTexts value={record.stored}>
            <RecordContext value={base}>
              <FormFields
                names={record.names}
                record={base}
                onRetry={ways.read && record.readAgain}
              />
            </RecordContext>
          </StoredTexts>
          {spec.secondFactor && <SecondPassword />}
        </fieldset>
        {state.step === 'refused' && !record.isShownAtField && (
          <Alert tone="danger">{errorText(state.error, t)}</Alert>
        )}
        {(state.step === 'unknown' || state.step === 'checking') && (
          <Alert
            tone="warning"
            buttons={
              ways.check && (
                <Button disabled={isSending} onClick={() => void finish(record.checkAgain())}>
                  {t('actions.checkAgain')}
                </Button>
              )
            }
          >
            {unknown}
          </Alert>
        )}
        {state.step === 'sending' && <StillWorking onCancel={record.giveUp} />}
        <div className="wd-dialog-buttons">
          {cancel && (
            <Link className="wd-button" to={cancel} {...done}>
              {t('ra.action.cancel')}
            </Link>
          )}
          <SubmitButton state={state} label={submitLabel} isLocked={isSending} />
        </div>
      </form>
      {children}
      {state.step === 'conflict' && base && (
        <ConflictDialog
          values={record.typed()}
          original={base}
          theirs={state.theirs}
          onClose={record.restart}
          onResolve={(choices) => void finish(record.resolve(state.theirs, choices))}
        />
      )}
    </FormProvider>
  )
}
