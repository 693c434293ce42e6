import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'ra-core'
import { useParams } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { useBackToList } from './backToList'
import { done } from './leaving'
import { LoadFailed } from '../ui/crash/LoadFailed'
import { usePageTitle } from '../ui/PageTitle'
import { usePathTo } from '../data/pathTo'
import { RecordForm } from './RecordForm'
import { RecordHeader } from './RecordHeader'
import { refresh } from '../data/refresh'
import { openForm, useScope } from '../data/scope'
import { StillWorking } from '../ui/time/StillWorking'
import { titleOf } from '../kinds/view/titleOf'
import { useEditing } from './useEditing'
import { useFreshRecord } from './useFreshRecord'
import { capital, useWords, type Words } from '../data/words'
import '../ui/show.css'

/** The form over one record, read past every cache. */
export function ResourceEdit({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const words = useWords(resource)
  const { data, error, isPending, refetch, cancel } = useFreshRecord(resource, id)
  const back = useBackToList(resource)
  const title = words.t('forms.edit', {
    name: `${words.name} ${titleOf(resource, data, id, words)}`,
  })
  usePageTitle(title)

  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back} words={words} />
      {isPending && (
        <p className="wd-muted" role="status">
          {words.t('views.readingFresh')}
        </p>
      )}
      {isPending && <StillWorking onCancel={cancel} />}
      {error && !data && (
        <LoadFailed error={error} words={words} onRetry={() => void refetch()} back={back} />
      )}
      {data && <EditForm key={id} resource={resource} record={data} words={words} />}
    </article>
  )
}

type EditFormProps = { resource: Resource; record: PortalRecord; words: Words }

function EditForm({ resource, record, words }: EditFormProps) {
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.edit, scope), [resource, scope])
  const ways = useEditing(resource, record.id, scope)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const list = useBackToList(resource)
  const after = usePathTo()(resource, 'show', record.id) ?? list

  const saved = (step: 'saved' | 'unchanged') => {
    if (step === 'unchanged') return notify('forms.unchanged', { type: 'info' })
    const messageArgs = { name: capital(words.name) }
    notify('forms.saved', { type: 'success', messageArgs })
    return refresh(queryClient, resource.cache)
  }
  return (
    <RecordForm
      resource={resource}
      words={words}
      spec={spec}
      record={record}
      ways={ways}
      submitLabel={words.t('ra.action.save')}
      cancel={after}
      onSaved={saved}
      onFinished={() => after && navigate(after, done)}
      unknown={<p>{words.t('forms.unknown')}</p>}
    />
  )
}
