import { scenarios as familyScenarios, type Scenarios } from '../../scenarios'
import { alertStorm } from './alertStorm'
import { empty } from './empty'
import { hostileText } from './hostileText'
import { huge } from './huge'

const { ruoyi, ...others } = familyScenarios

/** Every scenario of this platform. */
export const scenarios = {
  ...others,
  'alert-storm': alertStorm,
  empty,
  huge,
  'hostile-text': hostileText,
  ruoyi,
} as const satisfies Scenarios

export type ScenarioName = keyof typeof scenarios
