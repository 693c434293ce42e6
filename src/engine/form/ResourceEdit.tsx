import { useMemo } from 'react'
import { useParams } from 'react-router'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { openForm, useScope } from '@/engine/data/scope'
import type { PortalRecord } from '@/engine/data/wire/records'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useBackToList } from './backToList'
import { RecordForm } from './RecordForm'
import { RecordPage } from './RecordPage'
import { useEditing } from './useEditing'
import { useFreshRecord } from './useFreshRecord'

export function ResourceEdit() {
  const { resource, t, labels } = useSurface()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch, cancel } = useFreshRecord(id)
  const back = useBackToList()
  const title = t('forms.edit', { name: `${labels.name} ${titleOf(resource, data, id, t)}` })
  return (
    <RecordPage title={title} back={back} isBusy={isPending}>
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
    </RecordPage>
  )
}

function EditForm({ record }: { record: PortalRecord }) {
  const { resource, t } = useSurface()
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.edit, scope), [resource, scope])
  const list = useBackToList()
  return (
    <RecordForm
      spec={spec}
      record={record}
      ways={useEditing(record.id, scope)}
      submitLabel={t('ra.action.save')}
      back={usePathTo()(resource, 'show', record.id) ?? list}
      unknown={<p>{t('forms.unknown')}</p>}
    />
  )
}
