import type { Rows } from '@/tests/support/namedRows'

/** What an attack on the running portal, and two gateways written by others, brought to light. */
export const attackRows: Rows = {
  L1: [
    [
      'contract/trade/decisionFacts.test.ts',
      'is refused with 409 and the current record when an import moved the amount: by the version',
    ],
    [
      'contract/trade/decisionFacts.test.ts',
      'has a history of who changed what, from what to what',
    ],
    [
      'faults/forms/decisionFacts.test.tsx',
      'is not sent: old and new are side by side, and it needs the second password again, opened by %j',
    ],
    [
      'faults/forms/decisionFacts.test.tsx',
      'leaves out those whose facts changed, and counts them apart with the reason',
    ],
    [
      'faults/seenAmounts/seenAmounts.test.tsx',
      'no interleaving of edits, imports, fee changes and decisions books an amount that no dialog showed',
    ],
  ],
  L2: [
    [
      'faults/hiddenCharacters.test.tsx',
      'are drawn as symbols in the list and on the record’s page',
    ],
    [
      'faults/hiddenCharacters.test.tsx',
      'are drawn as symbols in the dialog of a decision and in its message',
    ],
    ['faults/hiddenCharacters.test.tsx', 'names them and removes them at a press'],
    ['contract/hiddenCharacters.test.ts', 'refuse'],
  ],
  L3: [
    [
      'faults/server/socketToken.test.ts',
      'goes as a sub-protocol where that is accepted, at first and after a loss',
    ],
    [
      'faults/server/socketToken.test.ts',
      'is in the address of one failed handshake, until a sign shows a channel',
    ],
    ['e2e/session/socketToken.spec.ts', 'a refused handshake leaves no token on the console'],
  ],
  L4: [
    [
      'faults/forms/sentAsItCame.test.ts',
      'sends changed references and orders in the types of the others',
    ],
    [
      'faults/forms/writtenFields.test.tsx',
      'a form over a gateway that compares ids by their JSON type',
    ],
    [
      'faults/forms/untouchedFields.test.tsx',
      'changes the typed column of the stored row and no other',
    ],
  ],
  L5: [
    [
      'faults/forms/sentAsItCame.test.ts',
      'sends untouched fields as they came: types, nulls, blanks and lists',
    ],
    [
      'faults/forms/sentAsItCame.test.ts',
      'does not send fields that did not come and were not typed',
    ],
    [
      'faults/forms/untouchedTable.test.tsx',
      'changes what was typed in the stored table and nothing else',
    ],
    [
      'faults/forms/untouchedFields.test.tsx',
      'changes the typed column of the stored row and no other',
    ],
  ],
  L6: [
    ['faults/forms/writtenFields.test.tsx', 'does not block a form in which it is untouched'],
    ['faults/forms/writtenFields.test.tsx', 'says so, is not sent, and the rest can be saved'],
    ['faults/forms/writtenFields.test.tsx', 'is never shown as empty on the record’s page'],
  ],
  L7: [['faults/forms/sentAsItCame.test.ts', 'are read at %s if the gateway has that path only']],
  L8: [['faults/everySuccess.test.ts', 'that comes with HTTP %i is the file']],
  L9: [['faults/files/exportPaging.test.tsx', 'takes pageNum and pageSize along in dialect %s']],
  L10: [
    ['faults/rangeForms.test.ts', 'is sent as times to a gateway for which a day is its midnight'],
    ['faults/dayRanges.test.tsx', 'is whole at a gateway that %s: on the screen and in a file'],
  ],
  L11: [
    [
      'faults/stockGateway.test.tsx',
      'is asked one call, and shows nothing of trade without a word',
    ],
    [
      'faults/stockGateway.test.tsx',
      'without a channel shows an error to everybody, and tries again',
    ],
  ],
  L12: [
    [
      'faults/stockLog.test.tsx',
      'is asked for by the title of the module, and told apart by path and body',
    ],
    ['faults/stockLog.test.tsx', 'says in %s that the log names no record'],
  ],
  L13: [['faults/files/ownExport.test.tsx', 'sends its rows under the template’s headings']],
  L14: [
    ['faults/files/importCounts.test.ts', 'are read from the words %j'],
    ['faults/files/importCounts.test.ts', 'are not invented from %j'],
  ],
  L15: [
    [
      'faults/sortArrows.test.tsx',
      'the arrow of a column disappears once its order was ignored, and a note says so once',
    ],
  ],
  L16: [
    ['faults/honestWords.test.tsx', 'names the exported list in %s'],
    ['faults/honestWords.test.tsx', 'is not zero above a tree'],
    ['faults/honestWords.test.tsx', 'says so in the menu and on its page'],
    ['faults/honestWords.test.tsx', 'offers to unlock an account whose login failed, and no other'],
    ['faults/server/abortedCalls.test.ts', 'leaves no line in the portal’s log'],
  ],
  L17: [
    [
      'faults/conform/conformWrites.test.ts',
      'finds nothing in dialect %s and leaves every row as it was',
    ],
    ['faults/conform/conformReads.test.ts', 'asks one list of each family of paths'],
    [
      'faults/conform/conformReads.test.ts',
      'reports nothing about a log that grows with each call',
    ],
    ['faults/conform/conformReads.test.ts', 'notes a file that comes with HTTP 201'],
  ],
  L18: [
    ['contract/files/uploadedWorkbooks.test.ts', 'is refused for %s, in both languages'],
    [
      'contract/files/uploadedWorkbooks.test.ts',
      'is read in a thread, and other calls are answered meanwhile',
    ],
    [
      'contract/files/largeImports.test.ts',
      'blocks a call that arrives during 2,000 rows for less than 40 statements through $name',
    ],
  ],
  L19: [
    [
      'faults/server/trustedProxies.test.ts',
      'ten wrong logins of a stranger lock out the stranger only',
    ],
    [
      'contract/session/unlock.test.ts',
      'unlocks the address that was locked by failures of others',
    ],
    ['contract/session/unlock.test.ts', 'says why not if the account is frozen or awaits approval'],
  ],
  L20: [['faults/server/gatewaySocket.test.ts', 'brings the channel’s command 1001']],
  L21: [
    [
      'contract/files/redrawnPictures.test.ts',
      'is redrawn as a jpg: location, comments and scripts are gone',
    ],
  ],
  L22: [
    ['contract/load/load.test.ts', 'a crowd of sessions, sockets and slow clients gets no error'],
  ],
  L23: [
    ['faults/lateFiles.test.tsx', 'is requested again before its module is imported'],
    [
      'e2e/delivery/newVersion.spec.ts',
      'J5 a file that is lost once is fetched again, without a message',
    ],
  ],
  L24: [['faults/hugeCells.test.tsx', 'is clipped at 200 characters in %s and shown whole']],
  L25: [
    ['faults/expiredReload.test.tsx', 'comes back to its page when the same account logs in'],
    ['faults/offeredPage.test.tsx', 'offers in %s the page that was open'],
  ],
  L26: [['faults/menuFlags.test.tsx', 'hides, folds and names its entries as the flags say']],
  L27: [
    ['faults/counts.test.tsx', 'a count of the gateway'],
    ['faults/counts.test.tsx', 'a badge'],
  ],
  L28: [
    ['faults/files/downloadNames.test.tsx', 'is that of a workbook though the gateway names %s'],
  ],
  L29: [
    ['faults/server/logFlood.test.ts', 'a thousand equal failures in a minute'],
    ['faults/crashFlood.test.tsx', 'are one line on the console and one message'],
  ],
  L30: [
    ['faults/pageTranslation.test.tsx', 'keeps the numbers and codes of a list'],
    ['faults/refreshHelper.test.tsx', 'leads home from %s'],
  ],
  L31: [
    [
      'faults/referenceNames.test.tsx',
      'is a skeleton in a list until its name comes, never its number',
    ],
  ],
}
