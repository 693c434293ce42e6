import { useGetOne } from 'ra-core'
import { useNavigate, useParams } from 'react-router'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { ActionBar } from './ActionBar'
import { ActionDialog } from './ActionDialog'
import { breachTexts } from './breach'
import { isRemoval } from './deed'
import { LoadFailed } from './LoadFailed'
import { usePageTitle } from './PageTitle'
import { RecordFacts } from './RecordFacts'
import { RecordHeader } from './RecordHeader'
import { titleOf } from './titleOf'
import { useBackToList } from './backToList'
import { useChosenAction } from './useChosenAction'
import { capital, useWords, type Words } from './words'
import './status.css'
import './views.css'
import './show.css'

/** One record, whole: every declared field and what can be done with it. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const words = useWords(resource)
  const { data, error, isPending, refetch } = useGetOne<PortalRecord>(
    resource.name,
    { id },
    // what a list once held of it stands in only until the record itself has come
    { retry: false, staleTime: 0 },
  )
  const { chosen, choose, refuse, close, pending } = useChosenAction()
  const back = useBackToList(resource)
  const navigate = useNavigate()
  const title = `${capital(words.name)} ${titleOf(resource, data, id)}`
  usePageTitle(title)

  const record = data ?? { id }
  const act = (action: string) => choose({ action, id })
  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back} words={words}>
        {data && <ActionBar resource={resource} record={data} words={words} onAction={act} />}
      </RecordHeader>
      {data && <Breaches resource={resource} record={data} words={words} />}
      {error && !data ? (
        <LoadFailed error={error} words={words} onRetry={() => void refetch()} />
      ) : (
        <RecordFacts
          resource={resource}
          record={record}
          pending={pending?.action}
          words={words}
          onAction={act}
        />
      )}
      {chosen && (
        <ActionDialog
          resource={resource}
          words={words}
          {...chosen}
          onClose={close}
          onRefused={refuse}
          onDone={() => {
            // the record is gone: there is nothing left to show here
            if (back && isRemoval(resource, chosen.action)) void navigate(back)
          }}
        />
      )}
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
