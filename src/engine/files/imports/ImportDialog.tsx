import { useEffect, useId, type DragEvent } from 'react'
import { useTranslate } from 'ra-core'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { isSendable, type SheetReport } from '@/engine/schema/sheet/checkSheet'
import { Dialog } from '../../ui/overlay/overlays'
import { SecondPassword, secondPwdName } from '../../form/SecondPassword'
import { useReturnFocus } from '../../ui/overlay/useReturnFocus'
import { useAskedClose, useUnsavedInput } from '../../form/useUnsavedInput'
import { type Translate, useLabels } from '../../data/labels'
import { useResource } from '../../data/resource'
import { FilePicker } from './FilePicker'
import { Findings } from './Findings'
import { Outcome } from './Outcome'
import { TemplateButton } from './TemplateButton'
import { useImport, type Importing } from './useImport'
import { useInspection, type Chosen } from './useInspection'
import '../../ui/overlay/dialog.css'
import './imports.css'

type Props = { onClose: () => void }

const unsentFile = { title: 'imports.leaveTitle', text: 'imports.leaveText' }

type Values = { update: boolean; secondPwd?: string }

/** Records from a workbook: chosen, looked through here, sent once, and the gateway's word on each row. */
export function ImportDialog({ onClose }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const title = useId()
  useReturnFocus()
  const { choice, choose } = useInspection()
  const { state, send, stop, reset } = useImport()
  const form = useForm<Values>({ defaultValues: { update: false } })
  usePasswordAnew(form, state)
  const chosen = 'chosen' in choice ? choice.chosen : undefined
  const isLocked = state.step === 'sending' || isOver(state)
  const askedClose = useAskedClose(onClose)
  const close = () => {
    if (state.step !== 'sending') askedClose()
  }
  useUnsavedInput({ question: unsentFile, isDirty: () => chosen !== undefined && !isOver(state) })
  const take = (files: readonly File[]) => {
    if (isLocked) return
    reset()
    choose(files)
  }
  const submit = form.handleSubmit(({ update, [secondPwdName]: secondPwd }) => {
    if (!chosen?.sent || !canSend(chosen)) return
    form.resetField(secondPwdName, { defaultValue: '' })
    send({ file: chosen.sent, updateSupport: update, ...(secondPwd && { secondPwd }) })
  })
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={title}
      fullWidth
      maxWidth="md"
      disableRestoreFocus
    >
      <div className="wd-dialog" onDragOver={keepPage} onDrop={keepPage}>
        <h2 id={title}>{t('imports.title', { name: labels.plural })}</h2>
        <FormProvider {...form}>
          <form className="wd-dialog-form" noValidate onSubmit={(event) => void submit(event)}>
            {!isOver(state) && (
              <>
                <TemplateButton />
                <FilePicker file={chosen?.file} isLocked={isLocked} onFiles={take} />
                {'tooMany' in choice && (
                  <p className="wd-alert wd-alert-danger" role="alert">
                    {t('imports.oneOnly', { count: choice.tooMany })}
                  </p>
                )}
                {chosen && <Findings chosen={chosen} />}
              </>
            )}
            {chosen && canSend(chosen) && !isOver(state) && (
              <fieldset className="wd-plain-fieldset" disabled={isLocked}>
                {resource.import?.update && (
                  <label className="wd-import-choice">
                    <input type="checkbox" {...form.register('update')} />
                    {t('imports.update')}
                  </label>
                )}
                {resource.create?.secondFactor && <SecondPassword />}
              </fieldset>
            )}
            <Outcome state={state} />
            <Buttons chosen={chosen} state={state} onStop={stop} onClose={onClose} />
          </form>
        </FormProvider>
      </div>
    </Dialog>
  )
}

/** What was sent is not kept: said where it is typed anew. */
function usePasswordAnew(form: UseFormReturn<Values>, { step }: Importing): void {
  const t = useTranslate()
  const isAsked = step === 'failed' || step === 'stopped'
  useEffect(() => {
    if (!isAsked || form.getValues(secondPwdName) === undefined) return
    const message = t('imports.typeAgain')
    form.setError(secondPwdName, { type: 'sent', message }, { shouldFocus: true })
  }, [form, isAsked, t])
}

type ButtonsProps = {
  chosen: Chosen | undefined
  state: Importing
  onStop: () => void
  onClose: () => void
}

function Buttons({ chosen, state, onStop, onClose }: ButtonsProps) {
  const t = useTranslate()
  const isSending = state.step === 'sending'
  const report = chosen?.found?.kind === 'read' ? chosen.found.report : undefined
  return (
    <div className="wd-dialog-buttons">
      <button type="button" className="wd-button" onClick={isSending ? onStop : onClose}>
        {t(isOver(state) ? 'ra.action.close' : 'imports.stop')}
      </button>
      {!isOver(state) && (
        <button
          type="submit"
          className="wd-button wd-button-primary"
          disabled={isSending || !chosen || !canSend(chosen)}
        >
          {sendText(report, t)}
        </button>
      )}
    </div>
  )
}

function sendText(report: SheetReport | undefined, t: Translate): string {
  return report ? t('imports.sendRows', { smart_count: report.rowCount }) : t('imports.send')
}

function isOver({ step }: Importing): boolean {
  return step === 'done' || step === 'unknown'
}

function canSend({ found }: Chosen): boolean {
  return found?.kind === 'old' || (found?.kind === 'read' && isSendable(found.report))
}

// A file let go beside the box would replace the page.
function keepPage(event: DragEvent): void {
  event.preventDefault()
}
