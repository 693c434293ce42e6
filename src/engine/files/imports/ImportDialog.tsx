import { useEffect, type DragEvent } from 'react'
import { useTranslate } from 'ra-core'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { isSendable } from '@/engine/schema/sheet/checkSheet'
import { useSurface } from '@/engine/data/resource'
import { SecondPassword, secondPwdName } from '@/engine/form/FormFields'
import { useAskedClose, useUnsavedInput } from '@/engine/form/useUnsavedInput'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { TitledDialog, useReturnFocus } from '@/engine/ui/overlay/dialogs'
import { FilePicker } from './FilePicker'
import { Findings } from './Findings'
import { Outcome } from './Outcome'
import { TemplateButton } from './TemplateButton'
import { useImport, type Importing } from './useImport'
import { useInspection, type Chosen } from './useInspection'
import './imports.css'

type Values = { update: boolean; secondPwd?: string }

const unsentFile = { title: 'imports.leaveTitle', text: 'imports.leaveText' }

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { resource, t, labels } = useSurface()
  useReturnFocus()
  const { choice, choose } = useInspection()
  const { state, share, send, stop, reset } = useImport()
  const form = useForm<Values>({ defaultValues: { update: false } })
  usePasswordAgain(form, state)
  const chosen = 'chosen' in choice ? choice.chosen : undefined
  const isSending = state.step === 'sending'
  const isOver = state.step === 'done' || state.step === 'unknown'
  const isReady = chosen !== undefined && canSend(chosen) && !isOver
  const askedClose = useAskedClose(onClose)
  useUnsavedInput({ question: unsentFile, isDirty: () => chosen !== undefined && !isOver })
  const take = (files: readonly File[]) => {
    if (isSending || isOver) return
    reset()
    choose(files)
  }
  const submit = form.handleSubmit(({ update, [secondPwdName]: secondPwd }) => {
    if (!isReady || !chosen.sent) return
    form.resetField(secondPwdName, { defaultValue: '' })
    void send({ file: chosen.sent, updateSupport: update, ...(secondPwd && { secondPwd }) })
  })
  return (
    <TitledDialog
      title={t('imports.title', { name: labels.plural })}
      onClose={() => !isSending && askedClose()}
      maxWidth="md"
      disableRestoreFocus
      onDragOver={keepPage}
      onDrop={keepPage}
    >
      <FormProvider {...form}>
        <form className="wd-dialog-form" noValidate onSubmit={(event) => void submit(event)}>
          {!isOver && (
            <>
              <TemplateButton />
              <FilePicker file={chosen?.file} isLocked={isSending} onFiles={take} />
              {'tooMany' in choice && (
                <Alert tone="danger">{t('imports.oneOnly', { count: choice.tooMany })}</Alert>
              )}
              {chosen && <Findings chosen={chosen} />}
            </>
          )}
          {isReady && (
            <fieldset className="wd-plain-fieldset" disabled={isSending}>
              {resource.import?.update && (
                <label className="wd-import-choice">
                  <input type="checkbox" {...form.register('update')} />
                  {t('imports.update')}
                </label>
              )}
              {resource.create?.secondFactor && <SecondPassword />}
            </fieldset>
          )}
          <Outcome state={state} share={share} />
          <div className="wd-dialog-buttons">
            <Button onClick={isSending ? stop : onClose}>
              {t(isOver ? 'ra.action.close' : 'imports.stop')}
            </Button>
            {!isOver && (
              <Button type="submit" look="primary" disabled={isSending || !isReady}>
                {chosen?.found?.kind === 'read'
                  ? t('imports.sendRows', { smart_count: chosen.found.report.rowCount })
                  : t('imports.send')}
              </Button>
            )}
          </div>
        </form>
      </FormProvider>
    </TitledDialog>
  )
}

/** The second password is not stored: after a failed import it must be typed again. */
function usePasswordAgain(form: UseFormReturn<Values>, { step }: Importing): void {
  const t = useTranslate()
  const isAsked = step === 'failed' || step === 'stopped'
  useEffect(() => {
    if (!isAsked || form.getValues(secondPwdName) === undefined) return
    const message = t('imports.typeAgain')
    form.setError(secondPwdName, { type: 'sent', message }, { shouldFocus: true })
  }, [form, isAsked, t])
}

function canSend({ found }: Chosen): boolean {
  return found?.kind === 'old' || (found?.kind === 'read' && isSendable(found.report))
}

// a file dropped beside the box would replace the page
function keepPage(event: DragEvent): void {
  event.preventDefault()
}
