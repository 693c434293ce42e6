import type { Rows } from '@/tests/support/namedRows'
import { attackRows } from './rows/attack'
import { browserRows } from './rows/browser'
import { deploymentRows } from './rows/deployment'
import { fileRows } from './rows/files'
import { formRows } from './rows/forms'
import { gatewayRows } from './rows/gateway'
import { hostileRows } from './rows/hostile'
import { listRows } from './rows/lists'
import { liveRows } from './rows/live'
import { menuRows } from './rows/menu'
import { sessionRows } from './rows/session'
import { transportRows } from './rows/transport'

export type Section = { letter: string; of: string; rows: Rows }

/** The sections of the fault matrix, in its order. */
export const sections: readonly Section[] = [
  { letter: 'A', of: 'transport and envelope', rows: transportRows },
  { letter: 'B', of: 'session, login, permissions', rows: sessionRows },
  { letter: 'C', of: 'menu, dictionary, configuration', rows: menuRows },
  { letter: 'D', of: 'lists, numbers, dates, charts', rows: listRows },
  { letter: 'E', of: 'forms and money', rows: formRows },
  { letter: 'F', of: 'real-time and polling', rows: liveRows },
  { letter: 'G', of: 'files', rows: fileRows },
  { letter: 'H', of: 'hostile strings', rows: hostileRows },
  { letter: 'I', of: 'browser environment', rows: browserRows },
  { letter: 'J', of: 'deployment and long sessions', rows: deploymentRows },
  { letter: 'K', of: 'the sandbox itself', rows: gatewayRows },
  { letter: 'L', of: 'found by an attack and on two real gateways', rows: attackRows },
]
