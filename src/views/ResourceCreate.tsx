import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { PortalDataProvider } from '@/providers/dataProvider'
import { errorText, GatewayError, isUnknownOutcome } from '@/providers/gateway'
import type { Resource } from '@/schema'
import { useBackToList } from './backToList'
import { newIdempotencyKey } from './idempotencyKey'
import { viewOf } from './kinds'
import { usePageTitle } from './PageTitle'
import { RecordHeader } from './RecordHeader'
import { SecondPassword, secondPwdName } from './SecondPassword'
import { capital, useWords, type Words } from './words'
import './dialog.css'
import './views.css'
import './show.css'

type Values = Record<string, string>

/** The form for a new record, from the declaration; what was typed stays until the gateway has taken it. */
export function ResourceCreate({ resource }: { resource: Resource }) {
  const words = useWords(resource)
  const form = useForm<Values>()
  const { send, error, isSending } = useSend(resource, form, words)
  const back = useBackToList(resource)
  const title = words.t(`resources.${resource.name}.create`, { _: words.t('ra.action.create') })
  usePageTitle(title)

  return (
    <article className="wd-show" aria-labelledby="wd-page-title">
      <RecordHeader title={title} back={back} words={words} />
      <FormProvider {...form}>
        <form
          className="wd-panel wd-form"
          noValidate
          onSubmit={(event) => void form.handleSubmit(send)(event)}
        >
          {(resource.create?.fields ?? []).map((name) => (
            <Input key={name} resource={resource} name={name} words={words} />
          ))}
          {resource.create?.secondFactor && <SecondPassword words={words} />}
          {error && <Refusal error={error} words={words} back={back} />}
          <div className="wd-dialog-buttons">
            {back && (
              <Link className="wd-button" to={back}>
                {words.t('ra.action.cancel')}
              </Link>
            )}
            <button type="submit" className="wd-button wd-button-primary" disabled={isSending}>
              {words.t(isSending ? 'actions.sending' : 'ra.action.save')}
            </button>
          </div>
        </form>
      </FormProvider>
    </article>
  )
}

function Input({ resource, name, words }: { resource: Resource; name: string; words: Words }) {
  const field = resource.fields[name]
  if (!field) return null
  const { input: KindInput } = viewOf(field)
  return <KindInput name={name} label={words.field(name)} field={field} words={words} />
}

type RefusalProps = { error: GatewayError; words: Words; back: string | undefined }

// Without an answer the record may be there already: the list tells, before anything is sent again.
function Refusal({ error, words, back }: RefusalProps) {
  const isUnknown = isUnknownOutcome(error)
  return (
    <div className={`wd-alert wd-alert-${isUnknown ? 'warning' : 'danger'}`} role="alert">
      <p>{isUnknown ? words.t('actions.createUnknown') : errorText(error, words.t)}</p>
      {isUnknown && back && (
        <Link to={back} target="_blank" rel="noopener">
          {words.t('actions.lookAtList')}
        </Link>
      )}
    </div>
  )
}

function useSend(resource: Resource, form: ReturnType<typeof useForm<Values>>, words: Words) {
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const back = useBackToList(resource)
  const [error, setError] = useState<GatewayError>()
  const [isSending, setSending] = useState(false)
  const intent = useIntent()

  const send = async ({ [secondPwdName]: secondPwd, ...typed }: Values) => {
    if (!intent.begin(typed)) return
    setSending(true)
    setError(undefined)
    const meta = { idempotencyKey: intent.key(), ...(secondPwd !== undefined && { secondPwd }) }
    try {
      await provider.create(resource.name, { data: trimmed(typed), meta })
      notify('actions.created', { type: 'success', messageArgs: { name: capital(words.name) } })
      void queryClient.invalidateQueries()
      form.reset()
      if (back) void navigate(back)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure)
      form.resetField(secondPwdName)
    } finally {
      intent.end()
      setSending(false)
    }
  }
  return { send, error, isSending }
}

// One key per intent: the same values keep it, so that the gateway sees a repetition as one.
function useIntent() {
  const current = useRef({ key: newIdempotencyKey(), values: '', isBusy: false })
  return {
    begin: (values: Values): boolean => {
      if (current.current.isBusy) return false
      const written = JSON.stringify(values)
      const isSame = written === current.current.values
      const key = isSame ? current.current.key : newIdempotencyKey()
      current.current = { key, values: written, isBusy: true }
      return true
    },
    key: () => current.current.key,
    end: () => {
      current.current.isBusy = false
    },
  }
}

function trimmed(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]))
}
