import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'ra-core'
import { useParams } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { capital } from '@/engine/data/labels'
import { usePathTo } from '@/engine/data/pathTo'
import { refresh } from '@/engine/data/refresh'
import { useSurface } from '@/engine/data/resource'
import { openForm, useScope } from '@/engine/data/scope'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useBackToList } from './backToList'
import { done } from './pageCache'
import { RecordForm } from './RecordForm'
import { RecordHeader } from './RecordHeader'
import { useEditing } from './useEditing'
import { useFreshRecord } from './useFreshRecord'
import '@/engine/ui/show.css'

export function ResourceEdit() {
  const { resource, t, labels } = useSurface()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch, cancel } = useFreshRecord(id)
  const back = useBackToList()
  const title = t('forms.edit', { name: `${labels.name} ${titleOf(resource, data, id, t)}` })
  usePageTitle(title)

  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={title} back={back} />
      {isPending && (
        <>
          <p className="wd-muted" role="status">
            {t('views.readingFresh')}
          </p>
          <StillWorking onCancel={cancel} />
        </>
      )}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} back={back} />}
      {data && <EditForm key={id} record={data} />}
    </article>
  )
}

function EditForm({ record }: { record: PortalRecord }) {
  const { resource, t, labels } = useSurface()
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.edit, scope), [resource, scope])
  const ways = useEditing(record.id, scope)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const list = useBackToList()
  const after = usePathTo()(resource, 'show', record.id) ?? list

  const saved = (step: 'saved' | 'unchanged') => {
    if (step === 'unchanged') return notify('forms.unchanged', { type: 'info' })
    const messageArgs = { name: capital(labels.name) }
    notify('forms.saved', { type: 'success', messageArgs })
    return refresh(queryClient, resource.cache)
  }
  return (
    <RecordForm
      spec={spec}
      record={record}
      ways={ways}
      submitLabel={t('ra.action.save')}
      cancel={after}
      onSaved={saved}
      onFinished={() => after && navigate(after, done)}
      unknown={<p>{t('forms.unknown')}</p>}
    />
  )
}
