import { useNavigate } from 'ra-core'
import { useParams } from 'react-router'
import { HasPermi } from '@/engine/data/session/permissions'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { ActionBar } from '../action/ActionBar'
import { breachTexts } from './breach'
import { BegunActions, ChosenActionDialog } from '../action/ChosenActionDialog'
import { done } from '../form/leaving'
import { LoadFailed } from '../ui/crash/LoadFailed'
import { OwnSection } from '../kinds/view/OwnSection'
import { RecordFacts } from './RecordFacts'
import { RecordHeader } from '../form/RecordHeader'
import { StaleMark } from '../ui/time/StaleMark'
import { StillWorking } from '../ui/time/StillWorking'
import { hasDeeds, AuditLog } from './AuditLog'
import { useChosenAction } from '../action/useChosenAction'
import { useRecordPage } from './useRecordPage'
import { Widget } from '../ui/crash/Widget'
import type { Words } from '../data/words'
import '../ui/status.css'
import '../ui/views.css'
import '../ui/show.css'

const mayReadLog = ['monitor:operlog:list']

/** One record, whole: every declared field and what can be done with it. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const page = useRecordPage(resource, id)
  const { words, title, back, data, error, isPending, refetch } = page
  const choice = useChosenAction()
  const navigate = useNavigate()

  const record = data ?? { id }
  const act = (action: string) => choice.choose({ action, id })
  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back} words={words}>
        <Widget isSmall>
          {data && <ActionBar resource={resource} record={data} words={words} onAction={act} />}
        </Widget>
      </RecordHeader>
      <BegunActions resource={resource} words={words} choice={choice} />
      {error && data && (
        <StaleMark
          error={error}
          at={page.dataUpdatedAt}
          words={words}
          onRetry={() => void refetch()}
        />
      )}
      {page.isFetching && <StillWorking onCancel={page.cancel} />}
      {data && <Breaches resource={resource} record={data} words={words} />}
      {error && !data ? (
        <LoadFailed error={error} words={words} onRetry={() => void refetch()} back={back} />
      ) : (
        <RecordFacts
          resource={resource}
          record={record}
          pending={choice.pending?.action}
          words={words}
          onAction={act}
        />
      )}
      {data && <OwnSection place="show" resource={resource} words={words} record={data} />}
      {data && hasDeeds(resource) && (
        <HasPermi any={mayReadLog}>
          <Widget>
            <AuditLog resource={resource} id={id} words={words} />
          </Widget>
        </HasPermi>
      )}
      <ChosenActionDialog
        resource={resource}
        words={words}
        choice={choice}
        // there is nothing left to show here
        onRemoved={() => back && navigate(back, done)}
      />
    </article>
  )
}

type BreachesProps = { resource: Resource; record: PortalRecord; words: Words }

function Breaches({ resource, record, words }: BreachesProps) {
  return breachTexts(resource, record, words).map((text) => (
    <p key={text} className="wd-alert wd-alert-danger" role="alert">
      <span>
        <b>{words.t('rules.broken')}</b> {text}
      </span>
    </p>
  ))
}
