// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { missingTests, type Rows } from '@/tests/support/namedRows'

// Which test holds which call of specification §7, which class of reliability §2.5 and which of the faults K1–K3,
// each by its file below tests/ and words of its name.

const cases = 'contract/specification.test.ts'
const classes = 'contract/regressions.test.ts'
const matrix = 'contract/authorisation/matrix.ts'
const live = 'contract/live.test.ts'

const sectionSeven: Rows = {
  'all calls go to a gateway base path on the same host': [
    ['server/serve/calls.test.ts', 'reach the gateway without it'],
  ],
  'timeout 30 seconds, content JSON': [
    ['engine/gateway/client.test.ts', '§9 request timeout'],
    [cases, 'content is JSON; the response envelope'],
  ],
  'Authorization header is Bearer token': [[cases, 'Authorization header is Bearer token']],
  'a language header': [[cases, 'a language header is sent (zh-CN or en-US)']],
  'the envelope: code, msg, data': [
    [cases, 'the response envelope has code (default 200), msg and data'],
  ],
  'POST /login, GET /getInfo, GET /getRouters, POST /logout': [
    [cases, 'POST /login, GET /getInfo, GET /getRouters, POST /logout'],
  ],
  'GET /captchaImage': [[cases, 'GET /captchaImage']],
  'the seven statistics': [[cases, 'GET /st/…/statistics with query params']],
  'failed payouts and their count': [
    [cases, 'GET /api/apiDraw/exist/fail; a second call returns a numeric count'],
  ],
  'dictionary data': [[cases, 'GET, POST, PUT and DELETE /system/dict/data']],
  config: [[cases, 'GET, POST, PUT and DELETE /system/config']],
  'the exports and GET /common/download': [
    [cases, 'GET …/export, and GET /common/download with fileName and delete=true'],
  ],
  'WebSocket /ws/web/user, command 1001': [
    [live, '§7 real-time channel'],
    [live, '§4: lets a userType 00 account in and sends it commands'],
  ],
}

const regressions: Rows = {
  'CVE-2023-27025': [[classes, 'CVE-2023-27025']],
  'RuoYi-Vue issue #151': [[classes, 'RuoYi-Vue #151']],
  'ruoyi-go issue #14': [[classes, 'ruoyi-go #14']],
  'CVE-2023-49371, /system/role/list': [[classes, 'CVE-2023-49371']],
  'RuoYi issue #310': [
    [classes, 'RuoYi #310'],
    ['contract/hostile.test.ts', 'in the sort or paging of'],
  ],
  'CVE-2022-4566, CVE-2022-48114, CVE-2024-57521, CVE-2025-10473': [[classes, 'CVE-2022-4566']],
  'CVE-2023-3163': [[classes, 'CVE-2023-3163']],
  'GHSA-6w2f-6wq3-rjvf, CVE-2025-7906': [
    [classes, 'GHSA-6w2f-6wq3-rjvf, CVE-2025-7906'],
    ['contract/files/uploads.test.ts', 'Only jpg and png'],
  ],
  'CVE-2023-3815': [[classes, 'CVE-2023-3815']],
  'CVE-2024-9048': [[classes, 'CVE-2024-9048']],
  'CVE-2025-7902': [[classes, 'CVE-2025-7902']],
  'CVE-2025-7903': [
    ['server/serve/documentHeaders.test.ts', 'is served at %s with its whole policy'],
    ['engine/pages/frames.test.tsx', 'allow none of the portal itself'],
  ],
  'CVE-2025-7901': [[classes, 'CVE-2025-7901']],
  'CVE-2026-108802': [[classes, 'CVE-2026-108802']],
  'CVE-2023-7133, CVE-2024-6511': [[classes, 'CVE-2023-7133, CVE-2024-6511']],
  'CVE-2026-108800': [[classes, 'CVE-2026-108800']],
  'CVE-2026-108803': [
    [classes, 'CVE-2026-108803'],
    [live, 'T5: sees within a second that a session ended'],
  ],
  'CVE-2024-57436': [[classes, 'CVE-2024-57436']],
  'CVE-2024-57438, CVE-2025-28406, CVE-2025-70985, CVE-2026-108825, CVE-2026-37669': [
    [classes, 'CVE-2024-57438'],
    [matrix, 'as if there were no other store'],
  ],
  'CVE-2024-57439': [[classes, 'CVE-2024-57439']],
  'CVE-2022-37158, CVE-2025-7907': [
    [classes, 'CVE-2022-37158'],
    ['server/settings/portalSettings.test.ts', 'set SANDBOX_ADMIN_PASSWORD'],
  ],
  'a hard-coded remember-me key, CVE-2021-28411': [[classes, 'CVE-2021-28411']],
  'insecure defaults: the alphabet as token secret': [[classes, 'the alphabet as secret']],
  'CVE-2025-0734': [[classes, 'CVE-2025-0734']],
  'CVE-2021-43466': [[classes, 'CVE-2021-43466']],
  'CVE-2024-46076': [[classes, 'CVE-2024-46076']],
  'CVE-2025-66916, RuoYi-Vue-Plus issue #33': [[classes, 'RuoYi-Vue-Plus #33']],
}

const faults: Rows = {
  'K1 kill −9 inside a money transaction': [
    [
      'contract/sandbox/folder.test.ts',
      'loses nothing that was answered before the process is killed',
    ],
    [
      'contract/sandbox/kill.test.ts',
      'K1: processes killed at any point of a money transaction leave nothing of it',
    ],
  ],
  'K2 a database that fails': [[classes, 'K2: a database that fails midway']],
  'K3 malformed requests': [
    ['contract/malformed/malformed.test.ts', 'K3: five hundred malformed requests'],
  ],
}

describe.each([
  ['specification §7', sectionSeven],
  ['reliability §2.5', regressions],
  ['reliability K', faults],
])('every line of %s has a test of its name', (_section, rows) => {
  it.each(Object.entries(rows))('%s', (_line, tests) => {
    expect(missingTests(tests)).toEqual([])
  })
})
