import type { Finding } from '../Finding'
import { fileOf, type WorldCheck } from '../World'

/** Two resources of one name, path or menu component. */
export const sharedIdentity: WorldCheck = (world) =>
  (['name', 'path', 'component'] as const).flatMap((key) =>
    world.resources.flatMap((resource, index): readonly Finding[] => {
      const other = world.resources.slice(0, index).find((one) => one[key] === resource[key])
      if (!other) return []
      return [
        {
          file: fileOf(resource, world),
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
