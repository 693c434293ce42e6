import type { FormEvent, ReactNode } from 'react'
import { RecordContext, useNavigate, useTranslate } from 'ra-core'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { errorText } from '@/engine/data/gateway'
import { StoredTexts } from '@/engine/kinds/inputs/fieldControl'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { topModal } from '@/engine/ui/late/lazyView'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useFirstFocus } from '@/engine/ui/useFirstFocus'
import { useListener } from '@/engine/ui/useListener'
import { ConflictDialog } from './ConflictDialog'
import { DraftNotice, FormFields, SecondPassword, SubmitButton } from './FormFields'
import { done } from './pageCache'
import { useRecordForm, type RecordFormOptions } from './useRecordForm'
import '@/engine/ui/overlay/dialog.css'
import '@/engine/ui/views.css'

type Props = RecordFormOptions & {
  /** The page that a saved or cancelled form leads to. */
  back?: string | undefined
  /** State for that page, once the record is saved. */
  stateAfter?: () => object | null
  /** Called instead of leaving for that page. */
  onFinished?: () => void
  unknown: ReactNode
  children?: ReactNode
}

export function RecordForm(props: Props) {
  const { back, stateAfter, onFinished, unknown, children, ...options } = props
  const t = useTranslate()
  const { spec, submitLabel, ways, isLocked = false } = options
  const navigate = useNavigate()
  const record = useRecordForm(options)
  // the page of an existing record is read first
  const element = useFirstFocus(options.record === undefined)
  const { form, base, state } = record
  const isSending = state.step === 'sending' || state.step === 'checking'
  const isClosed = isSending || isLocked
  // unless the operator is already leaving for another page
  const finish = async (saving: Promise<boolean>) => {
    if (!(await saving)) return
    if (onFinished) onFinished()
    else if (back) navigate(back, { state: { ...done.state, ...stateAfter?.() } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish(record.submit())
  }
  useListener(window, 'keydown', (event) => {
    if (!isSaveKey(event)) return
    // the browser would save the page
    event.preventDefault()
    if (!isClosed && !topModal()) element.current?.requestSubmit()
  })
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="wd-panel wd-form"
        noValidate
        aria-busy={isClosed}
        onSubmit={submit}
      >
        <DraftNotice form={record} isOffered={!isClosed} />
        <fieldset className="wd-plain-fieldset" disabled={isClosed}>
          <StoredTexts value={record.stored}>
            <RecordContext value={base}>
              <FormFields
                names={record.names}
                record={base}
                isLocked={isLocked}
                onRetry={record.readAgain}
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
          {isLocked && (
            <span className="wd-muted wd-reading" role="status">
              {t('views.readingFresh')}
            </span>
          )}
          {back && (
            <Link className="wd-button" to={back} {...done}>
              {t('ra.action.cancel')}
            </Link>
          )}
          <SubmitButton state={state} label={submitLabel} isLocked={isClosed} />
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

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 's'
}
