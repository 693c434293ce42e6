import { createRegistry } from '@/engine/registry'
import { ConfigurationError } from '@/engine/schema/errors'
import { explain, explainedViews } from './explain'
import { explainText } from './explainText'
import { savedViewOf } from './savedView'
import type { DeclaredApp } from '../app/DeclaredApp'

const usage = `npm run explain -- <resource> <field> <${explainedViews.join('|')}> ['<query of a list’s address>']`

/**
 * Explains a field of an app in a view, as the text that a terminal shows.
 *
 * @throws {ConfigurationError} for an unknown name, listing the known ones
 * @example explainCommand({ resources }, ['book', 'title', 'list', 'columns=id,title&perPage=50'])
 */
export function explainCommand(
  { resources }: Pick<DeclaredApp, 'resources'>,
  [name = '', field = '', view = 'list', search = '']: readonly string[],
) {
  const registry = createRegistry(resources)
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
