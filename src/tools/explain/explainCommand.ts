import { createRegistry } from '@/engine/registry'
import { allResources } from '@/resources/all'
import { ConfigurationError } from '@/engine/schema/errors'
import { explain, explainedViews } from '@/tools/explain/explain'
import { explainText } from '@/tools/explain/explainText'
import { savedViewOf } from '@/tools/explain/savedView'

const registry = createRegistry(allResources)

const usage = `npm run explain -- <resource> <field> <${explainedViews.join('|')}> ['<query of a list’s address>']`

/**
 * What `npm run explain` prints for its arguments.
 *
 * @throws {ConfigurationError} for a name that there is not, saying which there are
 * @example explainCommand(['withdrawal', 'address', 'list', 'columns=id,status&perPage=50'])
 */
export function explainCommand([
  name = '',
  field = '',
  view = 'list',
  search = '',
]: readonly string[]) {
  const resource = registry.byName(name)
  const known = registry.all.map((one) => one.name).join(', ')
  if (!resource)
    throw new ConfigurationError(`There is no resource '${name}'. There are: ${known}\n${usage}`)
  const wanted = explainedViews.find((one) => one === view)
  if (!wanted) {
    throw new ConfigurationError(
      `There is no view '${view}'. There are: ${explainedViews.join(', ')}\n${usage}`,
    )
  }
  const explained = explain(resource, field, wanted, savedViewOf(search))
  return `${name}.${field}, ${view}\n\n${explainText(explained)}`
}
