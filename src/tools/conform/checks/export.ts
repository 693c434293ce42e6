import { fetchFile } from '@/engine/data/files'
import { fetchTemplate } from '@/engine/data/imports'
import { GatewayError } from '@/engine/gateway/errors'
import { exportQuery, type Query } from '@/engine/gateway/query'
import { settledFilters } from '@/engine/data/wire/listRequest'
import { may, note, type Look } from '../look/Look'
import { reasonOf, type Exchange } from '../look/openPortal'

/** The gateway's own export; of a day on which there is nothing, where the list knows days. */
export async function lookAtExport(look: Look): Promise<void> {
  const { resource, portal, undone } = look
  if (!resource.export) return void undone.push('export: not declared')
  if (!may(look, 'export'))
    return void undone.push(`export: the account lacks ${resource.permissions}:export`)
  const dated = Object.keys(resource.fields).find(
    (name) => resource.fields[name]?.filter === 'range',
  )
  const filter = dated === undefined ? {} : { [dated]: { from: '1990-01-01', to: '1990-01-02' } }
  const where = await settledFilters(portal, resource, filter)
  const query = exportQuery({ where }, portal.dialect)
  lookAtStatus(look, 'export', await exportBy(look, query))
  await lookWithoutPage(look, query)
}

async function exportBy({ resource, portal }: Look, query: Query): Promise<readonly Exchange[]> {
  const { signal } = new AbortController()
  const path = `${resource.path}/export`
  return (await portal.watch(() => fetchFile(portal, path, query, signal))).exchanges
}

async function lookWithoutPage(look: Look, query: Query): Promise<void> {
  const { pageNum: _page, pageSize: _size, ...rest } = query
  try {
    await exportBy(look, rest)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code === 0) throw error
    note(
      look,
      'export',
      `The export needs pageNum and pageSize (without them: ${reasonOf(error)}): the portal sends both.`,
    )
  }
}

/** The workbook that an import takes. */
export async function lookAtTemplate(look: Look): Promise<void> {
  const { resource, portal, undone } = look
  if (!resource.import) return void undone.push('template: not declared')
  if (!may(look, 'import'))
    return void undone.push(`template: the account lacks ${resource.permissions}:import`)
  const { signal } = new AbortController()
  const { exchanges } = await portal.watch(() => fetchTemplate(portal, resource, signal))
  lookAtStatus(look, 'template', exchanges)
}

function lookAtStatus(look: Look, check: string, exchanges: readonly Exchange[]): void {
  const other = exchanges.find(({ httpStatus }) => httpStatus > 200 && httpStatus < 300)
  if (other)
    note(
      look,
      check,
      `The file is answered with HTTP ${other.httpStatus}: the portal takes any 2xx for success.`,
    )
}
