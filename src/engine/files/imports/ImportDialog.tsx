import { useEffect, useId, type DragEvent } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import type { Resource } from '@/engine/schema'
import { isSendable, type SheetReport } from '@/engine/schema/sheet/checkSheet'
import { Dialog } from '../../ui/overlay/overlays'
import { SecondPassword, secondPwdName } from '../../form/SecondPassword'
import { useReturnFocus } from '../../ui/overlay/useReturnFocus'
import { useAskedClose, useUnsavedInput } from '../../form/useUnsavedInput'
import type { Words } from '../../data/words'
import { FilePicker } from './FilePicker'
import { Findings } from './Findings'
import { Outcome } from './Outcome'
import { TemplateButton } from './TemplateButton'
import { useImport, type Importing } from './useImport'
import { useInspection, type Chosen } from './useInspection'
import '../../ui/overlay/dialog.css'
import './imports.css'

type Props = { resource: Resource; words: Words; onClose: () => void }

const unsentFile = { title: 'imports.leaveTitle', text: 'imports.leaveText' }

type Values = { update: boolean; secondPwd?: string }

/** Records from a workbook: chosen, looked through here, sent once, and the gateway's word on each row. */
export function ImportDialog({ resource, words, onClose }: Props) {
  const title = useId()
  useReturnFocus()
  const { choice, choose } = useInspection(resource)
  const { state, send, stop, reset } = useImport(resource, words)
  const form = useForm<Values>({ defaultValues: { update: false } })
  usePasswordAnew(form, state, words)
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
        <h2 id={title}>{words.t('imports.title', { name: words.plural })}</h2>
        <FormProvider {...form}>
          <form className="wd-dialog-form" noValidate onSubmit={(event) => void submit(event)}>
            {!isOver(state) && (
              <>
                <TemplateButton resource={resource} words={words} />
                <FilePicker words={words} file={chosen?.file} isLocked={isLocked} onFiles={take} />
                {'tooMany' in choice && (
                  <p className="wd-alert wd-alert-danger" role="alert">
                    {words.t('imports.oneOnly', { count: choice.tooMany })}
                  </p>
                )}
                {chosen && <Findings chosen={chosen} words={words} />}
              </>
            )}
            {chosen && canSend(chosen) && !isOver(state) && (
              <fieldset className="wd-plain-fieldset" disabled={isLocked}>
                {resource.import?.update && (
                  <label className="wd-import-choice">
                    <input type="checkbox" {...form.register('update')} />
                    {words.t('imports.update')}
                  </label>
                )}
                {resource.create?.secondFactor && <SecondPassword words={words} />}
              </fieldset>
            )}
            <Outcome state={state} words={words} />
            <Buttons chosen={chosen} state={state} words={words} onStop={stop} onClose={onClose} />
          </form>
        </FormProvider>
      </div>
    </Dialog>
  )
}

/** What was sent is not kept: said where it is typed anew. */
function usePasswordAnew(form: UseFormReturn<Values>, { step }: Importing, words: Words): void {
  const isAsked = step === 'failed' || step === 'stopped'
  useEffect(() => {
    if (!isAsked || form.getValues(secondPwdName) === undefined) return
    const message = words.t('imports.typeAgain')
    form.setError(secondPwdName, { type: 'sent', message }, { shouldFocus: true })
  }, [form, isAsked, words])
}

type ButtonsProps = {
  chosen: Chosen | undefined
  state: Importing
  words: Words
  onStop: () => void
  onClose: () => void
}

function Buttons({ chosen, state, words, onStop, onClose }: ButtonsProps) {
  const isSending = state.step === 'sending'
  const report = chosen?.found?.kind === 'read' ? chosen.found.report : undefined
  return (
    <div className="wd-dialog-buttons">
      <button type="button" className="wd-button" onClick={isSending ? onStop : onClose}>
        {words.t(isOver(state) ? 'ra.action.close' : 'imports.stop')}
      </button>
      {!isOver(state) && (
        <button
          type="submit"
          className="wd-button wd-button-primary"
          disabled={isSending || !chosen || !canSend(chosen)}
        >
          {sendText(report, words)}
        </button>
      )}
    </div>
  )
}

function sendText(report: SheetReport | undefined, { t }: Words): string {
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
