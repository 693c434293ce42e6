import type { Rows } from '@/tests/support/namedRows'

export const formRows: Rows = {
  E1: [
    ['e2e/records/decision.spec.ts', 'E1: double click and Enter have one effect'],
    ['engine/action/decision.test.tsx', 'E1: is sent once on double click and Enter'],
    ['engine/form/edit.test.tsx', 'E1: is sent once on Enter and double click'],
    ['contract/doubleEffects/doubleEffects.test.ts', 'E1 to E8 under faults'],
  ],
  E2: [
    ['engine/gateway/client.test.ts', 'E2 never sends a %s again'],
    ['engine/action/decision.test.tsx', 'E2: an answer that never came'],
    ['engine/form/edit.test.tsx', 'E2: an answer that never came'],
    ['engine/action/remove.test.tsx', 'E2: without an answer is done when the record is gone'],
    ['contract/doubleEffects/doubleEffects.test.ts', 'E1 to E8 under faults'],
  ],
  E3: [
    [
      'engine/action/decision.test.tsx',
      'E3: stays unknown until it is checked; sending again repeats the same intent',
    ],
    ['contract/doubleEffects/doubleEffects.test.ts', 'E1 to E8 under faults'],
  ],
  E4: [
    [
      'contract/trade/idempotency.test.ts',
      'E4: refuses the key with another body or another path with code 422',
    ],
  ],
  E5: [
    [
      'contract/trade/idempotency.test.ts',
      'E5: has one effect when twenty requests with one key come at once',
    ],
  ],
  E6: [['engine/form/conflict.test.tsx', 'E6: two editors of one record']],
  E8: [
    ['contract/trade/decisions.test.ts', 'E8: has one effect when fifty decisions come at once'],
    ['contract/trade/decisions.test.ts', 'E8: books one bill when fifty passes come at once'],
  ],
  E9: [
    [
      'engine/action/bulk.test.tsx',
      'E9: half done, asks once before its page is left; Leave sends nothing more',
    ],
    [
      'engine/files/imports/import.test.tsx',
      'E9: a chosen file asks once, by Escape, by the address and by a reload; Cancel asks nothing',
    ],
    ['engine/form/unsaved.test.tsx', 'E9: leaving an unsaved form'],
    ['engine/form/unsaved.test.tsx', 'E9: anything that ends the page asks once'],
    ['engine/shell/tags/tagsView.test.tsx', 'E9: keeps the input of two forms of one resource'],
    ['engine/shell/tags/tagsView.test.tsx', 'E9: §2 unsaved input under two tags'],
  ],
  E10: [['engine/form/edit.test.tsx', 'E10: a refusal']],
  E12: [
    ['engine/kinds/numbers.test.ts', 'E12: takes %j: %s'],
    ['contract/trade/applications.test.ts', 'E12: refuses the amount %j'],
    [
      'engine/form/edit.test.tsx',
      'E12: keeps its places until it is changed; too many places are not sent',
    ],
    ['engine/values/decimal.test.ts', 'E12: agree with whole numbers on ten thousand pairs'],
  ],
  // the portal knows neither balance nor fee before it asks: the gateway alone refuses
  E13: [
    [
      'contract/trade/applications.test.ts',
      'E13: refuses an amount above the balance, to the last digit',
    ],
    ['contract/trade/applications.test.ts', 'E13: refuses an amount that is not above the fee'],
    ['contract/trade/decisions.test.ts', 'E13: takes the balance down to nothing but never below'],
    [
      'engine/form/create.test.tsx',
      'E13: of more than the balance, or of less than its fee, is refused by the gateway',
    ],
  ],
  E14: [
    ['contract/trade/decisions.test.ts', 'E14: locks the second password for thirty'],
    [
      'engine/action/decision.test.tsx',
      'E14: asks a rejection for its reason and keeps it while the password is wrong, up to the limit',
    ],
  ],
  E15: [
    ['engine/kinds/kinds.test.ts', 'E15: refuses every single wrong character'],
    ['engine/kinds/kinds.test.ts', 'E15: refuses %j with its reason'],
    ['engine/kinds/chains.test.ts', 'E15: refuses a letter in the wrong case'],
    ['contract/trade/applications.test.ts', 'E15: refuses the address %j'],
  ],
  E16: [
    ['engine/form/formRules.test.tsx', 'E16: §5 ipListErr in the form for a new merchant'],
    ['engine/schema/validators/ip.test.ts', 'E16: §5, an entry of an IP list'],
    ['contract/recordRules.test.ts', 'E16: let both lists of addresses be empty'],
  ],
  E17: [
    [
      'contract/records.test.ts',
      'E17: %s stores what was sent, ignores unknown fields, and is logged',
    ],
  ],
  E19: [
    ['engine/schema/validators/letters.test.ts', '§5 appSecret, E19'],
    ['contract/recordRules.test.ts', 'E12, E19: %s refuses %j when it is added'],
  ],
  E20: [
    ['engine/form/autofill.test.tsx', 'E20: no browser fills a saved login into'],
    ['engine/action/decision.test.tsx', 'E20: restates freshly read facts'],
    ['engine/session/Login.test.tsx', 'E20: takes a saved login in its two fields'],
    ['engine/session/Register.test.tsx', 'E20: names the problem at the field'],
    ['engine/profile/profile.test.tsx', 'E20: takes 6 to 20 characters'],
  ],
  E21: [
    ['engine/ui/StillWorking.test.tsx', 'E21: §2.12 says that it still works at 5 s'],
    [
      'engine/list/slow.test.tsx',
      'E21: asks before it is left; once cancelled it is unknown until the record is read again',
    ],
  ],
  E22: [
    [
      'engine/form/edit.test.tsx',
      'E22: of a record deleted meanwhile keeps the input and shows the way to the list',
    ],
  ],
  E24: [
    ['engine/schema/validators/robustness.test.ts', 'E24: §5, every rule against random input'],
    ['engine/schema/validators/robustness.test.ts', 'E24: §5, every rule and kind against 100 kB'],
    [
      'contract/differential/validators.test.ts',
      'E24: the portal and the gateway judge a typed text alike',
    ],
    [
      'contract/differential/validators.test.ts',
      'E24: every declared field checks ten thousand texts and throws at none',
    ],
  ],
}
