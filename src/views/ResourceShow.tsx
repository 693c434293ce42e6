import { useState } from 'react'
import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { errorText, GatewayError } from '@/providers/gateway'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { ActionBar } from './ActionBar'
import { ActionDialog } from './ActionDialog'
import { Fact } from './Facts'
import { usePageTitle } from './PageTitle'
import { RecordHeader } from './RecordHeader'
import { useBackToList } from './backToList'
import { capital, useWords, type Words } from './words'
import './views.css'
import './show.css'

/** One record, whole: every declared field and what can be done with it. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const words = useWords(resource)
  const { data, error, isPending, refetch } = useGetOne<PortalRecord>(
    resource.name,
    { id },
    { retry: false },
  )
  const [action, setAction] = useState<string>()
  const back = useBackToList(resource)
  const title = `${capital(words.name)} ${titleOf(resource, data, id)}`
  usePageTitle(title)

  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back} words={words}>
        {data && <ActionBar resource={resource} record={data} words={words} onAction={setAction} />}
      </RecordHeader>
      {error && !data ? (
        <Failed error={error} words={words} onRetry={() => void refetch()} />
      ) : (
        <dl className="wd-panel wd-show-fields">
          {Object.keys(resource.fields).map((name) => (
            <Fact
              key={name}
              name={name}
              resource={resource}
              record={data ?? { id }}
              words={words}
              room="whole"
            />
          ))}
        </dl>
      )}
      {action && (
        <ActionDialog
          resource={resource}
          words={words}
          action={action}
          id={id}
          onClose={() => setAction(undefined)}
        />
      )}
    </article>
  )
}

function titleOf(resource: Resource, data: PortalRecord | undefined, id: string): string {
  const title = data?.[resource.title]
  return typeof title === 'string' ? title : id
}

type FailedProps = { error: unknown; words: Words; onRetry: () => void }

function Failed({ error, words, onRetry }: FailedProps) {
  return (
    <div className="wd-panel wd-list-status">
      <p role="alert">
        {error instanceof GatewayError ? errorText(error, words.t) : words.t('errors.unknown')}
      </p>
      <button type="button" className="wd-button" onClick={onRetry}>
        {words.t('views.tryAgain')}
      </button>
    </div>
  )
}
