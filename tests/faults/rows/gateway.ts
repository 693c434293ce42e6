import type { Rows } from '@/tests/support/namedRows'

export const gatewayRows: Rows = {
  K1: [
    [
      'contract/sandbox/kill.test.ts',
      'K1: processes killed at any point of a money transaction leave nothing of it',
    ],
    ['soak/kill.soak.ts', 'K1: a process killed within a money transaction leaves nothing of it'],
  ],
  K2: [
    [
      'contract/regressions.test.ts',
      'K2: a database that fails midway leaves nothing half done, and is used again once it is back',
    ],
  ],
  K3: [
    [
      'contract/malformed/malformed.test.ts',
      'K3: five hundred malformed requests, generated from every call there is',
    ],
    ['soak/malformed.soak.ts', 'K3: malformed requests $name'],
  ],
  K4: [
    [
      'server/serve/limits.test.ts',
      'K4: is cut off, as a thousand idle connections are, while others are served',
    ],
    ['server/serve/limits.test.ts', 'K4: has ten seconds for the headers and a minute for all'],
  ],
  K5: [
    ['server/serve/calls.test.ts', 'K5: refuse a body above 20 MB, announced or streamed'],
    [
      'server/serve/limits.test.ts',
      'K5: is an envelope, at the cost of half a second at the most: %s',
    ],
    [
      'contract/malformed/malformed.test.ts',
      'K5: say that a body is not JSON, not an object, nested like an array bomb or too large',
    ],
  ],
  K6: [
    [
      'server/serve/calls.test.ts',
      'K6: carry no cookie, no hop-by-hop header and no forged origin',
    ],
    ['contract/load/crowd.test.ts', 'K6: a client with a forged address counts under its real one'],
  ],
  K7: [
    ['server/serve/files.test.ts', 'K7: is a plain 404: %s'],
    ['server/serve/calls.test.ts', 'K7: refuse %s'],
    [
      'contract/sandbox/faults.test.ts',
      'K7, T34: is served to this machine only, and not at all without the setting',
    ],
    [
      'contract/regressions.test.ts',
      'CVE-2025-7901, K7: no documentation, console or control is served',
    ],
  ],
  K8: [
    [
      'server/settings/portalSettings.test.ts',
      'K8: let the sandbox listen on %s only with another password than the known one',
    ],
  ],
  K9: [
    [
      'contract/session/session.test.ts',
      'K9: follows the clock: a jump ahead ends the session, a jump back does not extend it',
    ],
    [
      'contract/load/crowd.test.ts',
      'K9: no lock outlasts its length, even if the clock goes back by an hour',
    ],
  ],
  K10: [
    [
      'contract/malformed/malformed.test.ts',
      'K10: hide the text of an unexpected exception, and log it under an id',
    ],
  ],
  K11: [
    ['support/run/secretsInLogs.test.ts', 'K11: finds %s and tells its place alone'],
    ['support/run/secretsInLogs.test.ts', 'K11: finds nothing in texts without a secret: %s'],
    ['support/run/secretsInLogs.test.ts', 'K11: names file, line and column, and never the secret'],
  ],
  K12: [
    [
      'contract/load/crowd.test.ts',
      'K12: a hundred logins are hashed a few at a time, and nothing else waits for them',
    ],
    ['contract/load/crowd.test.ts', 'K12: work waits in its order, and a failure makes room'],
  ],
}
