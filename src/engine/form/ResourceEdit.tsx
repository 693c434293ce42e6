import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { knownRecord } from '@/engine/data/knownRecord'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { openForm, useScope } from '@/engine/data/scope'
import { isAnswered, type PortalRecord } from '@/engine/data/wire/records'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useBackToList } from './backToList'
import { RecordForm } from './RecordForm'
import { RecordPage } from './RecordPage'
import { useEditing } from './useEditing'
import { useFreshRecord } from './useFreshRecord'

/** Shows the record as far as it is known, locked until the fresh one has come. */
export function ResourceEdit() {
  const { resource, t, labels } = useSurface()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch, cancel } = useFreshRecord(id)
  const known = useKnownRecord(id)
  const record = data ?? (isPending ? known : undefined)
  const back = useBackToList()
  const title = t('forms.edit', { name: `${labels.name} ${titleOf(resource, record, id, t)}` })
  return (
    <RecordPage title={title} back={back} isBusy={isPending}>
      {isPending && !record && (
        <p className="wd-muted" role="status">
          {t('views.readingFresh')}
        </p>
      )}
      {isPending && <StillWorking onCancel={cancel} />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} back={back} />}
      {record && <EditForm key={id} record={record} isLocked={isPending} />}
    </RecordPage>
  )
}

/** Undefined if it has none of the form's fields. */
function useKnownRecord(id: string): PortalRecord | undefined {
  const { resource } = useSurface()
  const queryClient = useQueryClient()
  const [known] = useState(() => knownRecord(queryClient, resource.name, id))
  const names = formFieldsOf(resource, resource.edit)
  return known && names.some((name) => isAnswered(resource, known, name)) ? known : undefined
}

type EditProps = { record: PortalRecord; isLocked: boolean }

function EditForm({ record, isLocked }: EditProps) {
  const { resource, t } = useSurface()
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.edit, scope), [resource, scope])
  const list = useBackToList()
  return (
    <RecordForm
      spec={spec}
      record={record}
      isLocked={isLocked}
      ways={useEditing(record.id, scope)}
      submitLabel={t('ra.action.save')}
      back={usePathTo()(resource, 'show', record.id) ?? list}
      unknown={<p>{t('forms.unknown')}</p>}
    />
  )
}
