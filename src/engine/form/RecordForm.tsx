import type { FormEvent, ReactNode } from 'react'
import { RecordContext, useTranslate } from 'ra-core'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { errorText } from '@/engine/data/gateway'
import { ConflictDialog } from './ConflictDialog'
import { DraftNotice } from './DraftNotice'
import { FormFields } from './FormFields'
import { done } from './pageCache'
import { SecondPassword } from './SecondPassword'
import { StillWorking } from '../ui/time/StillWorking'
import { StoredTexts } from '../kinds/view/storedTexts'
import { useFirstFocus } from '../ui/useFirstFocus'
import { usePause } from '../ui/time/usePause'
import { useRecordForm, type RecordFormOptions } from './useRecordForm'
import type { SavingState } from './useSaving'
import '../ui/overlay/dialog.css'
import '../ui/views.css'

type Props = RecordFormOptions & {
  /** Where the operator goes without saving. */
  cancel: string | undefined
  /** After saving, unless the operator was on the way elsewhere. */
  onFinished: () => void
  /** What is to be done when no answer says what came of it. */
  unknown: ReactNode
  /** What stands below the form and knows what is typed in it. */
  children?: ReactNode
}

/** The form for a new or a known record; what was typed stays until the gateway has taken it. */
export function RecordForm(props: Props) {
  const t = useTranslate()
  const { cancel, onFinished, unknown, children, ...options } = props
  const { spec, submitLabel } = options
  const record = useRecordForm(options)
  // a new record is there to be typed; of a known one the page is read first
  const element = useFirstFocus(options.record === undefined)
  const { form, base, names, state } = record
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
        <DraftNotice
          isRestored={record.isRestored}
          isOffered={!isSending}
          onDiscard={record.discard}
        />
        <fieldset className="wd-plain-fieldset" disabled={isSending}>
          <StoredTexts value={record.stored}>
            <RecordContext value={base}>
              <FormFields
                names={names}
                record={base}
                onRetry={options.ways.read && record.readAgain}
              />
            </RecordContext>
          </StoredTexts>
          {spec.secondFactor && <SecondPassword />}
        </fieldset>
        {state.step === 'refused' && !record.isSaidAtField && (
          <p className="wd-alert wd-alert-danger" role="alert">
            {errorText(state.error, t)}
          </p>
        )}
        {(state.step === 'unknown' || state.step === 'checking') && (
          <div className="wd-alert wd-alert-warning" role="alert">
            {unknown}
            {options.ways.check && (
              <div className="wd-alert-buttons">
                <button
                  type="button"
                  className="wd-button"
                  disabled={isSending}
                  onClick={() => void finish(record.checkAgain())}
                >
                  {t('actions.checkAgain')}
                </button>
              </div>
            )}
          </div>
        )}
        {state.step === 'sending' && <StillWorking onCancel={record.giveUp} />}
        <Buttons submitLabel={submitLabel} cancel={cancel} state={state} />
      </form>
      {children}
      {state.step === 'conflict' && base && (
        <ConflictDialog
          values={record.typed()}
          original={base}
          theirs={state.theirs}
          onClose={record.goOn}
          onResolve={(choices) => void finish(record.resolve(state.theirs, choices))}
        />
      )}
    </FormProvider>
  )
}

type ButtonsProps = Pick<Props, 'submitLabel' | 'cancel'> & { state: SavingState }

function Buttons({ submitLabel, cancel, state }: ButtonsProps) {
  const t = useTranslate()
  const isSending = state.step === 'sending' || state.step === 'checking'
  const pause = usePause(state.step === 'refused' ? state.error : undefined)
  return (
    <div className="wd-dialog-buttons">
      {cancel && (
        <Link className="wd-button" to={cancel} {...done}>
          {t('ra.action.cancel')}
        </Link>
      )}
      <button
        type="submit"
        className="wd-button wd-button-primary"
        disabled={isSending || pause > 0}
      >
        {state.step === 'sending' ? t('actions.sending') : submitLabel}
        {pause > 0 && ` (${pause})`}
      </button>
    </div>
  )
}
