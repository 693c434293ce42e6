import type { Rows } from '@/tests/support/namedRows'

export const transportRows: Rows = {
  A1: [
    [
      'e2e/faults/faults.spec.ts',
      'A1, A6, A8, A11: an unreadable answer in place of a list keeps the rows and the login',
    ],
    [
      'engine/list/slow.test.tsx',
      'A1 a 502 with a page: a toast in our words, the rows stay, marked',
    ],
  ],
  A2: [
    ['engine/gateway/client.test.ts', 'A2 waits as long as Retry-After says'],
    [
      'engine/gateway/faults.test.ts',
      'A2: after a 503 the client waits as long as it says, and retries twice',
    ],
  ],
  A3: [
    [
      'engine/list/faults.test.tsx',
      'A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list',
    ],
  ],
  A4: [
    ['engine/gateway/client.test.ts', 'A4 ends a silent read at 30 s'],
    ['engine/gateway/client.test.ts', 'A4 calls a silent mutation unknown and sends it once'],
  ],
  A5: [
    ['e2e/faults/faults.spec.ts', 'A5, A11: a portal that finds no gateway waits on the same page'],
  ],
  A6: [
    [
      'e2e/faults/faults.spec.ts',
      'A1, A6, A8, A11: an unreadable answer in place of a list keeps the rows and the login',
    ],
  ],
  A8: [
    [
      'e2e/faults/faults.spec.ts',
      'A1, A6, A8, A11: an unreadable answer in place of a list keeps the rows and the login',
    ],
    [
      'engine/gateway/envelope.test.ts',
      'A8 A9 A12 finds %j unreadable, under the number of the call',
    ],
    ['engine/gateway/json.test.ts', 'A8 refuses %j'],
    [
      'engine/list/faults.test.tsx',
      'A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list',
    ],
  ],
  A9: [
    [
      'engine/gateway/envelope.test.ts',
      'A8 A9 A12 finds %j unreadable, under the number of the call',
    ],
    [
      'engine/list/faults.test.tsx',
      'A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list',
    ],
  ],
  A10: [
    [
      'engine/gateway/envelope.test.ts',
      'A10 accepts an empty 204 only for a call that needs no answer',
    ],
    ['engine/gateway/faults.test.ts', 'A10: a 204 means success'],
  ],
  A11: [
    [
      'e2e/faults/faults.spec.ts',
      'A1, A6, A8, A11: an unreadable answer in place of a list keeps the rows and the login',
    ],
    ['e2e/faults/faults.spec.ts', 'A5, A11: a portal that finds no gateway waits on the same page'],
    ['engine/gateway/envelope.test.ts', 'A11 does not expect %j'],
    [
      'engine/list/faults.test.tsx',
      'A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list',
    ],
  ],
  A12: [
    [
      'engine/gateway/envelope.test.ts',
      'A8 A9 A12 finds %j unreadable, under the number of the call',
    ],
    [
      'engine/list/faults.test.tsx',
      'A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list',
    ],
  ],
  A14: [['engine/gateway/envelope.test.ts', 'A14 reads %j as 200']],
  A15: [['engine/gateway/envelope.test.ts', 'A15 finds the code %j unreadable']],
  A16: [
    ['engine/gateway/envelope.test.ts', 'D4 A16 finds %j unreadable instead of empty'],
    [
      'engine/gateway/faults.test.ts',
      'A16: the log names the call and the missing field, and nothing secret',
    ],
    ['engine/gateway/session.test.ts', 'A16 is missing from %j'],
    ['engine/gateway/session.test.ts', 'A16 is unreadable in %j'],
    [
      'engine/list/faults.test.tsx',
      'A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list',
    ],
  ],
  A17: [
    [
      'engine/gateway/envelope.test.ts',
      'A17 shows the words of a refusal, A20 the default without any',
    ],
  ],
  A18: [
    ['engine/gateway/faults.test.ts', "['A18', { code: 403 }"],
    ['engine/gateway/envelope.test.ts', "['A18', 200, 403, 'forbidden', 403]"],
    [
      'e2e/records/catalogue.spec.ts',
      '§8 a refusal is shown in the words of the catalogue, for 3,000 ms; a network error for 5 s',
    ],
  ],
  A19: [
    ['engine/gateway/faults.test.ts', "['A19', { code: 404 }"],
    ['engine/gateway/faults.test.ts', "['A19', { status: 404, body:"],
    ['engine/gateway/envelope.test.ts', "['A19', 404, undefined, 'missing', 404]"],
    [
      'e2e/records/catalogue.spec.ts',
      '§8 a refusal is shown in the words of the catalogue, for 3,000 ms; a network error for 5 s',
    ],
  ],
  A20: [
    [
      'engine/gateway/envelope.test.ts',
      'A17 shows the words of a refusal, A20 the default without any',
    ],
  ],
  A22: [['engine/gateway/faults.test.ts', 'A22: %j asks for one new login']],
  A23: [
    ['engine/gateway/faults.test.ts', "['A23', { status: 500, commit: true }"],
    ['engine/gateway/envelope.test.ts', "['A23', 500, 200, 'server', 500]"],
  ],
  A24: [
    ['engine/gateway/client.test.ts', 'A24 content type'],
    [
      'engine/gateway/faults.test.ts',
      'A24: valid JSON is read under any type, with a line in the log',
    ],
  ],
  A26: [['engine/gateway/faults.test.ts', "['A26', { headers: { 'Content-Encoding': 'gzip' } }"]],
  A27: [['engine/gateway/faults.test.ts', 'A27: byte by byte, the time of the whole call counts']],
  A29: [
    ['engine/gateway/faults.test.ts', 'A29: no key of an answer becomes a property of anything'],
    ['engine/gateway/json.test.ts', 'A29 drops __proto__ keys, also escaped and nested'],
    ['engine/gateway/json.test.ts', 'A29 lets the last of duplicate keys win on both paths'],
  ],
  A30: [
    ['engine/gateway/faults.test.ts', 'A30: %s are refused'],
    [
      'engine/gateway/faults.test.ts',
      'A30: an endless answer is aborted as soon as it is too long, and not retried',
    ],
    ['engine/gateway/json.test.ts', 'A30 refuses 10,000 levels and accepts 64'],
    ['engine/gateway/json.test.ts', 'A30 refuses 50 MB within two seconds'],
  ],
  A31: [
    [
      'engine/session/Login.test.tsx',
      'A31: waits as long as the gateway demands, and shows the seconds',
    ],
    ['engine/list/slow.test.tsx', 'A31 waits as long as a 429 asks for'],
  ],
  A32: [
    [
      'e2e/faults/faults.spec.ts',
      'A32: offline shows a message, sends nothing, keeps input, and reads again once when it is over',
    ],
    [
      'e2e/delivery/newVersion.spec.ts',
      'A32 a part that cannot load leaves its page working, and loads once there is a connection',
    ],
    [
      'e2e/delivery/newVersion.spec.ts',
      'A32 offline shows a message, sends nothing, and the page is read again once it is over',
    ],
    ['engine/gateway/connection.test.ts', 'A32 offline'],
    ['engine/session/boot.test.tsx', 'A32 does not reload without a connection'],
    ['engine/shell/connection.test.tsx', 'A32 offline'],
    ['engine/list/slow.test.tsx', 'A32 offline'],
  ],
  A33: [
    ['engine/session/Login.test.tsx', 'A33: a login that was pressed before the captcha %s'],
    [
      'engine/list/slow.test.tsx',
      'A33: sends nothing more when it is clicked again, and queues nothing',
    ],
  ],
  A34: [
    [
      'app/dashboard/Dashboard.test.tsx',
      'A34: stay in their card, give the reason and can be tried again',
    ],
  ],
  A35: [
    [
      'e2e/faults/chaos.spec.ts',
      'A35, goal 2: an operator works on while a fifth of all calls fails',
    ],
    ['engine/gateway/faults.test.ts', 'A35: a gateway that fails half of the time'],
    ['soak/chaos.soak.ts', 'A35, goal 2: an operator works on while a fifth of all calls fails'],
  ],
}
