import type { PlacedFinding } from '../project/Finding'
import { fileOf, type ProjectCheck } from '../project/Project'

/** Two resources of one name, path or menu component. */
export const sharedIdentity: ProjectCheck = (project) =>
  (['name', 'path', 'component'] as const).flatMap((key) =>
    project.resources.flatMap((resource, index): readonly PlacedFinding[] => {
      const other = project.resources.slice(0, index).find((one) => one[key] === resource[key])
      if (!other) return []
      return [
        {
          file: fileOf(resource, project),
          resource: resource.name,
          problem: `Its ${key} '${resource[key]}' is that of \`${other.name}\`, too.`,
          fix:
            key === 'name'
              ? 'Rename one of them, or list it once in resources/index.ts.'
              : `Give each its own ${key}.`,
        },
      ]
    }),
  )
