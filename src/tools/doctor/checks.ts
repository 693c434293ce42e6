import { actionCalls } from './checks/actionCalls'
import { dictionaries } from './checks/dictionaries'
import { effects } from './checks/effects'
import { fieldPermissions } from './checks/fieldPermissions'
import { filters } from './checks/filters'
import { foreignOptions } from './checks/foreignOptions'
import { forms } from './checks/forms'
import { gatewayTable } from './checks/gatewayTable'
import { guards } from './checks/guards'
import { identity } from './checks/identity'
import { idleParts } from './checks/idleParts'
import { kindOptions } from './checks/kindOptions'
import { codeWords, labels, menuTitles } from './checks/labels'
import { missingNames } from './checks/missingNames'
import { misspeltKeys } from './checks/misspeltKeys'
import { references } from './checks/references'
import { relations } from './checks/relations'
import { repeatedNames } from './checks/repeatedNames'
import { rules } from './checks/rules'
import { secrets } from './checks/secrets'
import { sharedIdentity } from './checks/sharedIdentity'
import { sorting } from './checks/sorting'
import { sources } from './checks/sources'
import { staleWords } from './checks/staleWords'
import { starting } from './checks/starting'
import { switches } from './checks/switches'
import { trees } from './checks/trees'
import { unreachableStates } from './checks/unreachableStates'
import { views } from './checks/views'
import { visibility } from './checks/visibility'
import { wireNames } from './checks/wireNames'
import type { ResourceCheck, ProjectCheck } from './project/Project'

export type Checks = {
  /** Run on each resource. */
  readonly ofResource: Readonly<Record<string, ResourceCheck>>
  /** Made once, on relations between resources and files beside them. */
  readonly ofProject: Readonly<Record<string, ProjectCheck>>
}

/** All checks of the doctor, in the order of its report. */
export const checks: Checks = {
  ofResource: {
    identity,
    misspeltKeys,
    missingNames,
    repeatedNames,
    sorting,
    views,
    kindOptions,
    foreignOptions,
    filters,
    wireNames,
    secrets,
    fieldPermissions,
    references,
    relations,
    trees,
    forms,
    starting,
    idleParts,
    visibility,
    guards,
    effects,
    switches,
    actionCalls,
    rules,
    gatewayTable,
    labels,
  },
  ofProject: {
    sharedIdentity,
    sources,
    dictionaries,
    unreachableStates,
    codeWords,
    staleWords,
    menuTitles,
  },
}
