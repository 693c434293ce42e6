import { useNavigate, useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { ActionBar } from '../action/ActionBar'
import { breachTexts } from './breach'
import { BegunActions, ChosenActionDialog, useChosenAction } from '../action/ChosenAction'
import { done } from '../form/pageCache'
import { LoadFailed } from '../ui/crash/LoadFailed'
import { OwnSection, useParts } from '../kinds/view/parts'
import { RecordFacts } from './RecordFacts'
import { RecordHeader } from '../form/RecordHeader'
import { StaleMark } from '../ui/time/StaleMark'
import { StillWorking } from '../ui/time/StillWorking'
import { useRecordPage } from './useRecordPage'
import { Widget } from '../ui/crash/Widget'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../ui/status.css'
import '../ui/views.css'
import '../ui/show.css'

/** One record, whole: every declared field and what can be done with it. */
export function ResourceShow() {
  const { everyRecord: EveryRecord } = useParts()
  const { id = '' } = useParams()
  const page = useRecordPage(id)
  const { title, back, data, error, isPending, refetch } = page
  const choice = useChosenAction()
  const navigate = useNavigate()

  const record = data ?? { id }
  const act = (action: string) => choice.choose({ action, id })
  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back}>
        <Widget isSmall>{data && <ActionBar record={data} onAction={act} />}</Widget>
      </RecordHeader>
      <BegunActions choice={choice} />
      {error && data && (
        <StaleMark error={error} at={page.dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {page.isFetching && <StillWorking onCancel={page.cancel} />}
      {data && <Breaches record={data} />}
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} back={back} />
      ) : (
        <RecordFacts record={record} pending={choice.pending?.action} onAction={act} />
      )}
      {data && <OwnSection place="show" record={data} />}
      {data && EveryRecord && (
        <Widget>
          <EveryRecord record={data} />
        </Widget>
      )}
      <ChosenActionDialog
        choice={choice}
        // there is nothing left to show here
        onRemoved={() => back && navigate(back, done)}
      />
    </article>
  )
}

type BreachesProps = { record: PortalRecord }

function Breaches({ record }: BreachesProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  return breachTexts(resource, record, t, labels).map((text) => (
    <p key={text} className="wd-alert wd-alert-danger" role="alert">
      <span>
        <b>{t('rules.broken')}</b> {text}
      </span>
    </p>
  ))
}
