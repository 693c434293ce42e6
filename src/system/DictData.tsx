import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import { Navigate, useNavigate, useParams } from 'react-router'
import { dataOf, useGateway } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { isFields } from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import { useRegistry } from '@/engine/data/useRegistry'
import { rules } from '@/engine/schema/validators/rules'
import { Gated, resourceRoutes } from '@/engine/list/resourceRoutes'
import { LatePage } from '@/engine/pages/LatePage'
import { PageRoutes } from '@/engine/ui/PageRoutes'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { ResourcePathsProvider } from '@/engine/data/pathTo'
import { useResource } from '@/engine/data/resource'
import { ScopeContext } from '@/engine/data/scope'
import { plainText } from '@/engine/ui/text/plainText'

const entriesName = 'dictData'

/** In digits; no gateway counts further. */
const longestId = 19

/** §2: the entries of one dictionary, by the digits of its id. */
export function DictData() {
  const { dictId = '' } = useParams()
  const { byName, isWhole } = useRegistry()
  const types = byName('dictType')
  if (rules.digits(dictId) || dictId.length > longestId) return <Navigate to="/404" replace />
  if (!types) return isWhole ? <Navigate to="/404" replace /> : <LatePage />
  return <Gated key={dictId} resource={types} verb="query" page={OfType} />
}

function OfType() {
  const types = useResource()
  const { dictId = '' } = useParams()
  const registry = useRegistry()
  const { data, error, refetch } = useGetOne<PortalRecord>(
    types.name,
    { id: dictId },
    { retry: false },
  )
  const base = `/dict/type/data/${dictId}`
  const dictType = typeof data?.['dictType'] === 'string' ? data['dictType'] : undefined
  const paths = useMemo(() => new Map([[entriesName, base]]), [base])
  const scope = useMemo(() => ({ dictType: dictType ?? '' }), [dictType])
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const entries = registry.byName(entriesName)
  if (dictType === undefined || !entries) return <section aria-busy="true" />
  return (
    <ResourcePathsProvider paths={paths}>
      <ScopeContext value={scope}>
        <OtherType dictId={dictId} />
        <PageRoutes routes={resourceRoutes({ path: base }, entries)}>{null}</PageRoutes>
      </ScopeContext>
    </ResourcePathsProvider>
  )
}

function OtherType({ dictId }: { dictId: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const types = useDictTypes()
  return (
    <label className="wd-list-link">
      {t('system.dictionary')}{' '}
      <select
        className="wd-input"
        value={dictId}
        onChange={({ target }) => void navigate(`/dict/type/data/${target.value}`)}
      >
        {types.every(({ id }) => id !== dictId) && (
          <option value={dictId}>{t('kinds.number', { id: dictId })}</option>
        )}
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {plainText(name)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** None until the gateway has answered. */
function useDictTypes(): readonly { id: string; name: string }[] {
  const { client } = useGateway()
  const { data = [] } = useQuery({
    // below the dictionaries' key, so that each change of them refetches
    queryKey: ['dictType', 'optionselect'],
    queryFn: async ({ signal }) => {
      const options = { background: true, signal }
      const found = dataOf(await client.get('/system/dict/type/optionselect', options))
      return Array.isArray(found) ? found.flatMap(readChoice) : []
    },
    retry: false,
  })
  return data
}

function readChoice(row: unknown): { id: string; name: string }[] {
  if (!isFields(row)) return []
  const [id, name] = [toText(row['dictId']), toText(row['dictName'])]
  return id === null ? [] : [{ id, name: name ?? id }]
}
