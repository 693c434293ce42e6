import type { Fault } from '../Fault'
import { inDeclarations } from './inDeclarations'
import { inProviders } from './inProviders'
import { inSchema } from './inSchema'
import { inSystem } from './inSystem'
import { inViews } from './inViews'
import { inWords } from './inWords'

/** Every fault that the tests of the resources must find. */
export const faults: readonly Fault[] = [
  ...inDeclarations,
  ...inWords,
  ...inSchema,
  ...inProviders,
  ...inSystem,
  ...inViews,
]
