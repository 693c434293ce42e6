import * as React from 'react'

/** Elements a second for which React notes where they were made; further ones go without. */
const mostStacks = 10_000

/**
 * Makes React believe that it has noted enough stacks: it notes one for each element, for its tools and warnings,
 * which took an eighth of the suite's time. Warnings keep their text.
 */
export function quickenElements(): void {
  const internals: object = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  const counted = { get: () => mostStacks, set: () => undefined }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', counted)
}
