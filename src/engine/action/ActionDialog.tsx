import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { config } from '@/engine/config'
import { errorText } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { holds, type Action } from '@/engine/schema/action'
import { capital, type Translate } from '@/engine/data/labels'
import { useListPath } from '@/engine/data/pathTo'
import { refresh } from '@/engine/data/refresh'
import { useSurface } from '@/engine/data/resource'
import { useFreshRecord } from '@/engine/form/useFreshRecord'
import { useAskedClose } from '@/engine/form/useUnsavedInput'
import { Facts } from '@/engine/kinds/view/Facts'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { failureText } from '@/engine/ui/crash/LoadFailed'
import { TitledDialog, useReturnFocus } from '@/engine/ui/overlay/dialogs'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { ActionForm } from './ActionForm'
import { actionOf } from './boundAction'
import { ChangedFacts } from './ChangedFacts'
import { useDecision, type Decision } from './useDecision'
import '@/engine/ui/views.css'

type Props = {
  action: string
  id: string
  onClose: () => void
  onDone?: () => void
  onRefused?: () => void
}

export function ActionDialog({ action, id, onClose, onDone, onRefused }: Props) {
  const { resource, t, labels } = useSurface()
  // the operator signs what is on screen: nothing may change it unseen
  const fresh = useFreshRecord(id, { keepSnapshot: true })
  const record = fresh.data
  const markDone = useReturnFocus()
  const name = `${labels.name} ${titleOf(resource, record, id, t)}`
  const finish = useFinish(action, name, record)
  const queryClient = useQueryClient()
  const decision = useDecision({
    action,
    id,
    onDone: () => {
      markDone()
      finish()
      onDone?.()
      onClose()
    },
    onRefused,
    onChanged: (now) => {
      if (now) fresh.replace(now)
      // the lists behind the dialog are outdated, too
      void queryClient.invalidateQueries()
    },
  })
  const { state } = decision
  const isSending = state.step === 'sending' || state.step === 'checking'
  const close = () => {
    if (!isSending) onClose()
  }
  const askedClose = useAskedClose(close)
  const retry = () => void fresh.refetch()
  const { confirm = [], when } = actionOf(resource, action)
  // once started, the decision itself shows its state
  const isPossible =
    !record || (state.step === 'ready' ? holds(when, record) : state.step !== 'impossible')
  const question = isPossible ? 'actions.sure' : 'actions.impossible'
  return (
    <TitledDialog
      title={t(question, { action: labels.actionVerb(action), name })}
      onClose={() => !isSending && askedClose()}
      disableRestoreFocus
    >
      {fresh.isPending && (
        <p className="wd-muted" role="status">
          {t('views.readingFresh')}
        </p>
      )}
      {fresh.isFetching && <StillWorking onCancel={fresh.cancel} />}
      {fresh.isError && !record && <Failed error={fresh.error} onRetry={retry} onClose={onClose} />}
      {record && <Facts record={record} first={confirm} />}
      {record && !isPossible && <NoLongerPossible decision={decision} onClose={close} />}
      {record && isPossible && (
        <ActionForm {...{ action, record, decision }} onClose={close} onRetry={retry} />
      )}
    </TitledDialog>
  )
}

type FailedProps = { error: unknown; onRetry: () => void; onClose: () => void }

function Failed({ error, onRetry, onClose }: FailedProps) {
  const t = useTranslate()
  return (
    <>
      <Alert tone="danger">{failureText(error, t)}</Alert>
      <div className="wd-dialog-buttons">
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
        <Button look="primary" onClick={onRetry}>
          {t('views.tryAgain')}
        </Button>
      </div>
    </>
  )
}

/** Why the action is no longer possible, with the changed values if they are known. */
function NoLongerPossible({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { t } = useSurface()
  const { change } = decision
  const text = reasonFor(decision, t)
  const hasValues = change !== undefined && change.fields.length > 0
  return (
    <>
      {hasValues ? (
        <ChangedFacts change={change}>{text}</ChangedFacts>
      ) : (
        <Alert tone="warning">{text}</Alert>
      )}
      <div className="wd-dialog-buttons">
        <Button autoFocus={!hasValues} onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      </div>
    </>
  )
}

function reasonFor({ state, change }: Decision, t: Translate): string {
  if (state.step !== 'impossible') return t('actions.notNow')
  if (change?.isUnanswered) return t('actions.notNowUnanswered')
  return state.error ? errorText(state.error, t) : t('actions.notNow')
}

// an action can change balances and other lists, too: everything on screen is refreshed
function useFinish(action: string, name: string, record: PortalRecord | undefined): () => void {
  const { resource, t, labels } = useSurface()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const outcome = useOutcomePath(actionOf(resource, action), record)
  return () => {
    const subject = capital(name)
    if (outcome === undefined) {
      const text = labels.actionDone(action, subject)
      notify(text, { type: 'success', messageArgs: { _: text } })
    } else {
      const text = t('actions.started', { action: labels.action(action), name: subject })
      const link = outcome !== '' && <Link to={outcome}>{t('actions.seeLog')}</Link>
      notify(
        <>
          {text} {link}
        </>,
        { type: 'info', autoHideDuration: config.networkErrorMs },
      )
    }
    refresh(queryClient, resource.cache)
  }
}

/** The list in which the outcome appears: `''` without access to it, undefined if there is none. */
function useOutcomePath(
  { outcomeIn }: Action,
  record: PortalRecord | undefined,
): string | undefined {
  const listPath = useListPath()
  if (!outcomeIn) return undefined
  const { resource, matchOn } = outcomeIn
  return listPath(resource, { [matchOn]: record?.[matchOn] }) ?? ''
}
