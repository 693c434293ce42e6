import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { capital, useLabels } from '@/engine/data/labels'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource, useSurface } from '@/engine/data/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useBackToList } from '@/engine/form/backToList'
import { RecordForm } from '@/engine/form/RecordForm'
import { RecordPage } from '@/engine/form/RecordPage'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { DeclarationText, tableOf } from './DeclarationText'
import { readGenTable, saveGenTable } from './genTables'

/** §2, `/gen/edit?tableId=`: a generated table's columns, and the declaration that they make. */
export function GenEdit() {
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const t = useTranslate()
  const id = search.get('tableId')?.trim() ?? ''
  if (inPath !== undefined) return <Navigate to={`/gen/edit?tableId=${inPath}`} replace />
  if (!/^\d+$/.test(id)) return <Navigate to="/404" replace />
  return (
    <GenPage key={id} id={id} titleFor={(name) => t('forms.edit', { name })}>
      {(record) => <TableForm record={record} />}
    </GenPage>
  )
}

export function GenPreview() {
  const { resource, labels } = useSurface()
  const { id = '' } = useParams()
  const edit = usePathTo()(resource, 'edit', id)
  const link = edit && (
    <Link className="wd-button" to={edit}>
      {labels.action('edit')}
    </Link>
  )
  return (
    <GenPage id={id} titleFor={capital} head={link}>
      {(record) => <DeclarationText table={tableOf(resource, record)} />}
    </GenPage>
  )
}

type PageProps = {
  id: string
  titleFor: (name: string) => string
  head?: ReactNode
  children: (record: PortalRecord) => ReactNode
}

/** Never shows a table from a cache. */
function GenPage({ id, titleFor, head, children }: PageProps) {
  const { resource, t } = useSurface()
  const gateway = useGateway()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'table', id],
    queryFn: ({ signal }) => readGenTable(gateway, resource, id, signal),
    enabled: id !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const name = `${useLabels().name} ${titleOf(resource, data, id, t)}`
  return (
    <RecordPage title={titleFor(name)} back={useBackToList()} isBusy={isPending} head={head}>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && children(data)}
    </RecordPage>
  )
}

const noForm = { fields: [] }

function TableForm({ record }: { record: PortalRecord }) {
  const { resource, t } = useSurface()
  const gateway = useGateway()
  return (
    <RecordForm
      spec={resource.edit ?? noForm}
      record={record}
      ways={{
        send: async ({ values }, { idempotencyKey }) => {
          await saveGenTable(gateway, resource, values, record, idempotencyKey)
          return { step: 'saved' }
        },
      }}
      submitLabel={t('ra.action.save')}
      isOfQuery
      back={useBackToList()}
      unknown={<p>{t('forms.unknown')}</p>}
    >
      <TypedDeclaration record={record} />
    </RecordForm>
  )
}

function TypedDeclaration({ record }: { record: PortalRecord }) {
  const resource = useResource()
  const { watch } = useFormContext<Record<string, string>>()
  return <DeclarationText table={tableOf(resource, record, watch())} />
}
