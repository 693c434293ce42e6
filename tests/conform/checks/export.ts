import { dataOf } from '@/gateway/envelope'
import { filterQuery } from '@/gateway/query'
import { rangeNames } from '@/schema/kinds/time'
import { find, may, type Look } from '../Look'

/** Whether an export begins; of a day on which there is nothing, where the list knows days. */
export async function lookAtExport(look: Look): Promise<void> {
  const { resource, asker, undone } = look
  if (!resource.export || !may(look, 'export')) {
    undone.push(
      `export: ${resource.export ? `the account lacks ${resource.permissions}:export` : 'not declared'}`,
    )
    return
  }
  const dated = Object.values(resource.fields).find(({ filter }) => filter === 'range')
  const where = dated ? [{ range: rangeNames(dated), from: '1990-01-01', to: '1990-01-02' }] : []
  const query = filterQuery(where, asker.dialect)
  const path = `${resource.path}/export`
  const answer =
    asker.dialect.export === 'post'
      ? await asker.askForFile('POST', path, { body: query, form: true })
      : await asker.askForFile('GET', path, { query })
  if (answer === 'file') return
  const name = dataOf(answer) ?? answer.msg
  if (typeof name !== 'string' || !/\.\w{2,5}$/.test(name))
    find(look, 'export', 'Neither a file nor the name of one comes.')
}
