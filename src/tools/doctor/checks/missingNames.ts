import { nearest } from '../project/nearest'
import { placesOf } from '../project/placesOf'
import { fieldOf } from '../project/fieldsOf'
import type { ResourceCheck } from '../project/Project'

/** A place names a field that the resource does not have. */
export const missingNames: ResourceCheck = (resource) =>
  placesOf(resource).flatMap(({ where, names }) =>
    names
      .filter((name) => !fieldOf(resource, name))
      .map((name) => {
        const near = nearest(name, Object.keys(resource.fields))
        return {
          field: name,
          problem: `\`${where}\` names \`${name}\`, which is no field.`,
          fix: near
            ? `Write \`${near}\`, or declare \`${name}\` in \`fields\`.`
            : `Declare \`${name}\` in \`fields\`, or take it out of \`${where}\`.`,
        }
      }),
  )
