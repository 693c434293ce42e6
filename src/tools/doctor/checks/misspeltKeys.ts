import { allFields } from '../project/fieldsOf'
import { findingsAt, type Finding } from '../project/Finding'
import { nearest } from '../project/nearest'
import { commonOptions, ownOptions } from '../project/options'
import type { ResourceCheck } from '../project/Project'

const known = {
  resource: words(
    'name path component permissions title fields list create edit import remove export sections rules views actions related balance override recordFrom cache',
  ),
  view: words('filter sort columns'),
  list: words('columns sort tree beside tools'),
  tool: words('call permission confirm cache'),
  form: words('fields secondFactor userType'),
  action: words('when sets confirm args secondFactor call sends permission bulk toggles'),
  call: words('method path'),
  field: [...commonOptions, ...Object.values(ownOptions).flatMap(Object.keys)],
}

/** A key that is a known one but for a letter or two, so that nothing reads it. Other keys are let be. */
export const misspeltKeys: ResourceCheck = (resource) => {
  const { list, create, edit, actions, views = {} } = resource
  return [
    ...misspelt(resource, known.resource),
    ...misspelt(list, known.list, 'list.'),
    ...Object.entries(list?.tools ?? {}).flatMap(([name, tool]) => [
      misspelt(tool, known.tool, `list.tools.${name}.`),
      misspelt(tool.call, known.call, `list.tools.${name}.call.`),
    ]),
    ...misspelt(create, known.form, 'create.'),
    ...misspelt(edit, known.form, 'edit.'),
    ...Object.entries(views).map(([name, view]) => misspelt(view, known.view, `views.${name}.`)),
    ...Object.entries(actions).flatMap(([name, action]) => [
      misspelt(action, known.action, `actions.${name}.`),
      misspelt(action.call, known.call, `actions.${name}.call.`),
    ]),
    ...allFields(resource).map(({ path, field }) =>
      findingsAt(path, misspelt(field, known.field, `${path}.`)),
    ),
  ].flat()
}

function misspelt(declared: object = {}, keys: readonly string[], where = ''): readonly Finding[] {
  return Object.keys(declared).flatMap((key) => {
    const near = keys.includes(key) ? undefined : nearest(key, keys)
    if (!near) return []
    return [{ problem: `Nothing reads \`${where}${key}\`.`, fix: `Write \`${near}\`.` }]
  })
}

function words(text: string): readonly string[] {
  return text.split(' ')
}
