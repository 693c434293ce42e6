import type { Rows } from '@/tests/support/namedRows'

export const gatewayRows: Rows = {
  K1: [
    [
      'contract/kill.test.ts',
      'K1: processes killed within a money transaction leave nothing of it, wherever they were',
    ],
    ['soak/kill.soak.ts', 'K1: a process killed within a money transaction leaves nothing of it'],
  ],
  K2: [
    [
      'contract/regressions.test.ts',
      'K2: a database that fails midway leaves nothing half done, and is found again',
    ],
  ],
  K3: [
    [
      'contract/malformed/malformed.test.ts',
      'K3: five hundred malformed requests, made by chance from every call there is',
    ],
    ['soak/malformed.soak.ts', 'K3: malformed requests $name'],
  ],
  K7: [
    [
      'contract/regressions.test.ts',
      'CVE-2025-7901, K7: no documentation, console or control is served',
    ],
  ],
  K10: [
    [
      'contract/malformed/malformed.test.ts',
      'K10: do not tell what an unexpected exception was, and log it under an id',
    ],
  ],
  K11: [
    ['support/secretsInLogs.test.ts', 'K11: finds %s and tells its place alone'],
    ['support/secretsInLogs.test.ts', 'K11: finds nothing in what is none: %s'],
    [
      'support/secretsInLogs.test.ts',
      'K11: says file, line and column, and never what stands there',
    ],
  ],
}
