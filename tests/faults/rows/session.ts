import type { Rows } from '@/tests/support/namedRows'

export const sessionRows: Rows = {
  B1: [
    [
      'e2e/session/session.spec.ts',
      'B1, B2: ten parallel 401s give one prompt; Stay stays; logging in again comes back',
    ],
    ['engine/gateway/authGate.test.ts', 'B1: asks once for ten reports'],
    ['engine/gateway/authGate.test.ts', 'B1: the gate behind the client'],
  ],
  B2: [
    [
      'e2e/session/session.spec.ts',
      'B1, B2: ten parallel 401s give one prompt; Stay stays; logging in again comes back',
    ],
    ['engine/gateway/authGate.test.ts', 'B2: does not ask again for 60 s after "stay"'],
    ['engine/gateway/authGate.test.ts', 'B2: never asks again for background calls after "stay"'],
  ],
  B3: [
    ['engine/shell/tags/tagBar.test.tsx', 'B3: marks a page with a draft from before a new login'],
    [
      'engine/form/drafts.test.tsx',
      'B3: restores its input after the same user logged in again, says so, and saves it',
    ],
    ['engine/form/drafts.test.tsx', 'B3: stores no secret'],
    [
      'engine/form/drafts.test.tsx',
      'B3: waits on its page for the same user, continues, and is forgotten once cancelled',
    ],
  ],
  B4: [
    ['engine/form/drafts.test.tsx', 'B4: shows another user nothing of it, and drops it'],
    [
      'engine/form/drafts.test.tsx',
      'B4: is not offered to another user; once discarded, it is gone',
    ],
  ],
  B5: [['engine/gateway/calls.test.ts', "['B5:', refusal(401)]"]],
  B6: [['engine/gateway/calls.test.ts', 'B6: waits at most 3 s']],
  B7: [
    [
      'engine/session/createScreens.test.tsx',
      'B7: clears the session, shows the error and goes to / when the user cannot be read',
    ],
  ],
  B9: [['engine/gateway/session.test.ts', 'B9: gives ROLE_DEFAULT for the roles %j']],
  B10: [
    ['engine/gateway/session.test.ts', 'B10: reads the permissions %j as %j'],
    ['engine/schema/access.test.ts', 'B10: reads 10,000 permissions once for all questions'],
    ['engine/schema/access.test.ts', 'B10: denies by default for every unreadable list'],
  ],
  B11: [
    ['engine/gateway/session.test.ts', 'B11: reads the user type %j as %j'],
    ['engine/gateway/session.test.ts', 'B11: gives an empty user where there is none'],
  ],
  B12: [
    [
      'engine/data/session.test.tsx',
      'B12: a rule without a list is a configuration error, caught by the nearest boundary',
    ],
    ['engine/schema/access.test.ts', 'B12: refuses %j'],
  ],
  B13: [
    ['engine/gateway/calls.test.ts', 'B13: shows no picture for %s'],
    ['engine/gateway/calls.test.ts', 'B13: rejects when the gateway does'],
    [
      'engine/session/Login.test.tsx',
      'B13: offers a retry for a missing picture, and keeps the input',
    ],
  ],
  B14: [
    [
      'engine/gateway/calls.test.ts',
      'B14: sends neither captcha nor uuid where the gateway asks for none',
    ],
    ['engine/gateway/calls.test.ts', 'B14: is off for %j'],
    [
      'engine/session/Login.test.tsx',
      'B14: is absent when the gateway needs none, and no key is sent',
    ],
  ],
  B15: [
    [
      'e2e/session/login.spec.ts',
      'B15: names the problem, keeps the input and shows a new picture',
    ],
    [
      'engine/session/loginAgainstGateway.test.tsx',
      'B15: tells a wrong captcha, a wrong password and an expired captcha apart',
    ],
  ],
  B17: [['engine/session/Login.test.tsx', 'B17: sends one request for a double click and Enter']],
  B18: [
    ['engine/gateway/calls.test.ts', 'B18: sends any password byte for byte'],
    ['engine/session/Login.test.tsx', 'B18: takes a pasted password of any length, to the letter'],
  ],
  B19: [
    ['e2e/session/login.spec.ts', 'B19: redirect=//evil.example leads home'],
    ['engine/session/access.test.ts', 'B19: takes %j for /'],
    ['faults/refreshHelper.test.tsx', 'leads home from %s'],
  ],
  B20: [
    ['e2e/session/login.spec.ts', 'B20: a logged-in user who opens /login goes home'],
    ['engine/session/access.test.ts', 'B20: sends a logged-in user from /login to /'],
  ],
  B21: [
    [
      'e2e/session/login.spec.ts',
      'B21: an unknown path leads to /404, and without a token to the login',
    ],
    ['engine/session/access.test.ts', 'B21: sends %s%s without a token to login and back'],
  ],
  B22: [
    [
      'e2e/session/login.spec.ts',
      'B22: a deleted cookie leads to the login at the next step, without a loop',
    ],
    [
      'engine/gateway/client.test.ts',
      'B22: asks once when the cookie of an open page disappears, sends nothing and keeps the page',
    ],
    ['engine/gateway/session.test.ts', 'B22: ends the session when deleted by hand'],
    ['engine/list/list.test.tsx', 'B22: a cookie that disappears asks once and leaves the rows'],
  ],
  B24: [
    [
      'e2e/session/session.spec.ts',
      'B24, B25: a logout and a change of user reach the other tab at once',
    ],
    ['engine/gateway/tabNews.test.ts', 'B24: a logout is over everywhere at once'],
  ],
  B25: [
    [
      'e2e/session/session.spec.ts',
      'B24, B25: a logout and a change of user reach the other tab at once',
    ],
    [
      'engine/gateway/client.test.ts',
      'B25: refuses a mutation after another login and sends nothing',
    ],
    [
      'engine/gateway/session.test.ts',
      'B25: leaves the newer login of another tab alone when it is cleared',
    ],
    [
      'engine/gateway/session.test.ts',
      'B25: shows another login as foreign and keeps this tab on its own token',
    ],
    [
      'engine/gateway/tabNews.test.ts',
      'B25: another user’s login makes the older tab foreign at once',
    ],
    ['engine/gateway/tabNews.test.ts', 'B25: adopts only the announced token'],
  ],
  B26: [
    [
      'contract/live.test.ts',
      'T5, B26: closes the sockets of a user who is signed out, gets a new password, is frozen or deleted',
    ],
    ['contract/session/session.test.ts', 'B26: ends the session of a frozen user at once'],
    ['engine/gateway/authGate.test.ts', 'B26: shows the gateway’s words of the first 401'],
  ],
  B27: [
    ['engine/shell/followAccess.test.tsx', 'B27: an administrator changes the menus of a role'],
  ],
  B28: [
    ['contract/session/login.test.ts', 'B28: answers an unknown account like a wrong password'],
    [
      'contract/session/login.test.ts',
      'B28: locks an account for thirty minutes after ten failures',
    ],
    [
      'contract/session/login.test.ts',
      'B28: locks after ten failures, also for parallel guesses, for known and unknown accounts',
    ],
    [
      'contract/session/login.test.ts',
      'B28, T6: checks ten parallel guesses from one address over all accounts; other addresses may log in',
    ],
    [
      'contract/session/login.test.ts',
      'B28: a success clears the failures of that account from that address, and no others',
    ],
  ],
  B29: [
    [
      'contract/session/login.test.ts',
      'B29: asks an enrolled account for its Google code when sent %j, which means none',
    ],
  ],
  B30: [
    ['contract/session/login.test.ts', 'B30: accepts the Google code %i steps away, once'],
    ['contract/session/login.test.ts', 'B30: refuses the Google code %i steps away'],
    [
      'contract/session/login.test.ts',
      'B30: admits one of two logins that send the same Google code at once',
    ],
    ['contract/session/login.test.ts', 'B30: refuses a code older than the last one used'],
  ],
}
