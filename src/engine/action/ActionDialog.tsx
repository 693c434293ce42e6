import { useId } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { config } from '@/engine/config'
import { errorText } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/declare'
import { holds, type Action } from '@/engine/schema/action'
import { ActionForm } from './ActionForm'
import { MovedFacts } from './MovedFacts'
import { actionOf } from './boundAction'
import { Facts } from '../kinds/view/Facts'
import { failureText } from '../ui/crash/failureText'
import { Dialog } from '../ui/overlay/overlays'
import { usePathTo } from '../data/pathTo'
import { refresh } from '../data/refresh'
import { StillWorking } from '../ui/time/StillWorking'
import { useDecision, type Decision, type DecisionState } from './useDecision'
import { titleOf } from '../kinds/view/titleOf'
import { useFreshRecord } from '../form/useFreshRecord'
import { useReturnFocus } from '../ui/overlay/useReturnFocus'
import { useAskedClose } from '../form/useUnsavedInput'
import { type Translate, capital, useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../ui/views.css'
import '../ui/overlay/dialog.css'

type Props = {
  action: string
  id: string
  onClose: () => void
  /** Told before whatever is on screen is asked for again. */
  onDone?: () => void
  /** Told when the gateway did not take it. */
  onRefused?: () => void
}

/** An action on one record: what the gateway holds now is read and restated before anything is sent. */
export function ActionDialog(props: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { action, id, onClose, onDone, onRefused } = props
  const title = useId()
  // what is on screen is what is signed for: nothing changes it unseen
  const fresh = useFreshRecord(id, { isHeld: true })
  const markDone = useReturnFocus()
  const name = `${labels.name} ${titleOf(resource, fresh.data, id, t)}`
  const finish = useFinish({ action, name, record: fresh.data })
  const done = () => {
    markDone()
    finish()
    onDone?.()
    onClose()
  }
  const queryClient = useQueryClient()
  const decision = useDecision({
    action,
    id,
    onDone: done,
    onRefused,
    onMoved: (now) => {
      if (now) fresh.replace(now)
      // what moved under the dialog moved in the lists behind it, too
      void queryClient.invalidateQueries()
    },
  })
  const isSending = decision.state.step === 'sending' || decision.state.step === 'checking'
  const close = () => {
    if (!isSending) onClose()
  }
  const askedClose = useAskedClose(close)
  const isPossible = !fresh.data || isStillPossible(resource, action, fresh.data, decision.state)
  return (
    <Dialog
      open
      onClose={() => !isSending && askedClose()}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
    >
      <div className="wd-dialog">
        <h2 id={title}>
          {t(isPossible ? 'actions.sure' : 'actions.impossible', {
            action: labels.actionVerb(action),
            name,
          })}
        </h2>
        {fresh.isPending && (
          <p className="wd-muted" role="status">
            {t('views.readingFresh')}
          </p>
        )}
        {fresh.isFetching && <StillWorking onCancel={fresh.cancel} />}
        {fresh.isError && !fresh.data && (
          <Failed error={fresh.error} onRetry={() => void fresh.refetch()} onClose={onClose} />
        )}
        {fresh.data && (
          <Decide
            action={action}
            record={fresh.data}
            decision={decision}
            onClose={close}
            onRetry={() => void fresh.refetch()}
          />
        )}
      </div>
    </Dialog>
  )
}

type DecideProps = Pick<Props, 'action' | 'onClose'> & {
  record: PortalRecord
  decision: Decision
  onRetry: () => void
}

function Decide(props: DecideProps) {
  const resource = useResource()
  const { action, record, decision, onClose, onRetry } = props
  const { confirm = [] } = actionOf(resource, action)
  return (
    <>
      <Facts record={record} first={confirm} />
      {isStillPossible(resource, action, record, decision.state) ? (
        <ActionForm
          action={action}
          record={record}
          decision={decision}
          onClose={onClose}
          onRetry={onRetry}
        />
      ) : (
        <Closed decision={decision} onClose={onClose} />
      )}
    </>
  )
}

// once begun, the decision itself says where it stands
function isStillPossible(
  resource: Resource,
  action: string,
  record: PortalRecord,
  { step }: DecisionState,
): boolean {
  return step === 'ready' ? holds(actionOf(resource, action).when, record) : step !== 'moved'
}

type FailedProps = { error: unknown; onRetry: () => void; onClose: () => void }

function Failed({ error, onRetry, onClose }: FailedProps) {
  const t = useTranslate()
  return (
    <>
      <p className="wd-alert wd-alert-danger" role="alert">
        {failureText(error, t)}
      </p>
      <div className="wd-dialog-buttons">
        <button type="button" className="wd-button" onClick={onClose}>
          {t('ra.action.close')}
        </button>
        <button type="button" className="wd-button wd-button-primary" onClick={onRetry}>
          {t('views.tryAgain')}
        </button>
      </div>
    </>
  )
}

type ClosedProps = Pick<DecideProps, 'decision' | 'onClose'>

/** Why the action is no longer possible, with the values that moved where they are known. */
function Closed({ decision: { state, moved }, onClose }: ClosedProps) {
  const t = useTranslate()
  const text = closedText(state, t)
  const hasValues = moved !== undefined && moved.fields.length > 0
  return (
    <>
      {hasValues ? (
        <MovedFacts moved={moved}>{text}</MovedFacts>
      ) : (
        <p className="wd-alert wd-alert-warning" role="alert">
          {text}
        </p>
      )}
      <div className="wd-dialog-buttons">
        <button type="button" className="wd-button" autoFocus={!hasValues} onClick={onClose}>
          {t('ra.action.close')}
        </button>
      </div>
    </>
  )
}

function closedText(state: DecisionState, t: Translate): string {
  if (state.step !== 'moved') return t('actions.moved')
  if (state.error) return errorText(state.error, t)
  return t(state.wasSent ? 'actions.movedUnknown' : 'actions.moved')
}

// A decision moves balances and other lists too: whatever is on screen is asked for again.
function useFinish({
  action,
  name,
  record,
}: {
  action: string
  name: string
  record: PortalRecord | undefined
}): () => void {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const log = usePathToLog(actionOf(resource, action), record)
  return () => {
    const messageArgs = { action: labels.action(action), name: capital(name) }
    if (log === undefined) notify('actions.done', { type: 'success', messageArgs })
    else {
      const text = t('actions.started', messageArgs)
      notify(<Started text={text} log={log} link={t('actions.seeLog')} />, {
        type: 'info',
        autoHideDuration: config.networkErrorMs,
      })
    }
    refresh(queryClient, resource.cache)
  }
}

/** The path of the rows in which the outcome appears, `''` for a user who may not read them; undefined where there are none. */
function usePathToLog({ outcomeIn }: Action, record: PortalRecord | undefined): string | undefined {
  const registry = useRegistry()
  const pathTo = usePathTo()
  if (!outcomeIn) return undefined
  const { resource, matchOn } = outcomeIn
  const log = registry.byName(resource)
  const path = log && pathTo(log, 'list')
  const filter = JSON.stringify({ [matchOn]: record?.[matchOn] })
  return path ? `${path}?filter=${encodeURIComponent(filter)}` : ''
}

function Started({ text, log, link }: { text: string; log: string; link: string }) {
  return (
    <>
      {text}
      {log !== '' && (
        <>
          {' '}
          <Link to={log}>{link}</Link>
        </>
      )}
    </>
  )
}
