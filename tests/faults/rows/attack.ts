import type { Rows } from '@/tests/support/namedRows'

/** What an attack on the running portal, and two gateways written by others, brought to light. */
export const attackRows: Rows = {
  L1: [
    [
      'contract/trade/decisionFacts.test.ts',
      'is refused with 409 and what is now when an import moved',
    ],
    [
      'contract/trade/decisionFacts.test.ts',
      'says in its history who changed what, from what to what',
    ],
    [
      'faults/forms/decisionFacts.test.tsx',
      'is not sent: old and new stand side by side, and it is signed anew',
    ],
    [
      'faults/forms/decisionFacts.test.tsx',
      'leaves out those whose facts moved, and counts them apart',
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
    ['faults/hiddenCharacters.test.tsx', 'where a withdrawal is decided'],
    ['faults/hiddenCharacters.test.tsx', 'names them and removes them at a press'],
    ['contract/hiddenCharacters.test.ts', 'refuse'],
  ],
  L3: [
    ['faults/server/socketToken.test.ts', 'goes as a sub-protocol where it is taken so'],
    [
      'faults/server/socketToken.test.ts',
      'stands in the address of one failed handshake, until a sign',
    ],
    ['e2e/session/socketToken.spec.ts', 'a refused handshake leaves no token on the console'],
  ],
  L4: [
    ['faults/forms/sentAsItCame.test.ts', 'in the types in which the others came'],
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
    ['faults/forms/sentAsItCame.test.ts', 'sends what it leaves alone as it came'],
    ['faults/forms/sentAsItCame.test.ts', 'does not send what did not come and was not typed'],
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
    ['faults/forms/writtenFields.test.tsx', 'does not block a form that leaves it alone'],
    ['faults/forms/writtenFields.test.tsx', 'says so, is not sent, and lets the rest be saved'],
    ['faults/forms/writtenFields.test.tsx', 'is never shown as none on the record’s page'],
  ],
  L7: [['faults/forms/sentAsItCame.test.ts', 'where the gateway knows that path alone']],
  L8: [['faults/everySuccess.test.ts', 'that comes with HTTP %i is the file']],
  L9: [['faults/files/exportPaging.test.tsx', 'takes pageNum and pageSize along in dialect %s']],
  L10: [
    [
      'faults/rangeForms.test.ts',
      'is sent with times to a gateway for which a day is its midnight',
    ],
    ['faults/dayRanges.test.tsx', 'is whole at a gateway that %s: on the screen and in a file'],
  ],
  L11: [
    [
      'faults/stockGateway.test.tsx',
      'is asked one call, and shows nothing of trade without a word',
    ],
    [
      'faults/stockGateway.test.tsx',
      'that has no channel shows an error to everybody, and asks again',
    ],
  ],
  L12: [
    ['faults/stockLog.test.tsx', 'is asked by the title of the module'],
    ['faults/stockLog.test.tsx', 'says in %s that the log names no record'],
  ],
  L13: [['faults/files/ownExport.test.tsx', 'sends its rows under the template’s headings']],
  L14: [
    ['faults/files/importCounts.test.ts', 'are read from the words %j'],
    ['faults/files/importCounts.test.ts', 'are not invented from %j'],
  ],
  L15: [['faults/sortArrows.test.tsx', 'the arrow of a column goes once its order was ignored']],
  L16: [
    ['faults/honestWords.test.tsx', 'names in %s what is exported'],
    ['faults/honestWords.test.tsx', 'is no zero above a tree'],
    ['faults/honestWords.test.tsx', 'says so before it is chosen, and so does its page'],
    ['faults/honestWords.test.tsx', 'offers to unlock an account where its login failed'],
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
      'finds nothing in a log that each of its own calls lengthens',
    ],
    ['faults/conform/conformReads.test.ts', 'notes a file that comes with HTTP 201'],
  ],
  L18: [
    ['contract/files/uploadedWorkbooks.test.ts', 'is refused for %s, in both languages'],
    ['contract/files/uploadedWorkbooks.test.ts', 'is read in a thread of its own'],
    ['contract/files/largeImports.test.ts', 'keeps a call that arrives meanwhile waiting'],
  ],
  L19: [
    ['faults/server/trustedProxies.test.ts', 'lock out the stranger and nobody else'],
    ['contract/session/unlock.test.ts', 'lets in who was refused because others failed'],
    ['contract/session/unlock.test.ts', 'says why not where the account is frozen'],
  ],
  L20: [['faults/server/gatewaySocket.test.ts', 'brings the channel’s command 1001']],
  L21: [['contract/files/redrawnPictures.test.ts', 'is drawn anew as a jpg']],
  L22: [
    ['contract/load/load.test.ts', 'a crowd of sessions, sockets and slow clients gets no error'],
  ],
  L23: [
    ['faults/lateFiles.test.tsx', 'is asked for once more, before its module is imported'],
    ['e2e/delivery/newVersion.spec.ts', 'J5 a file that is lost once is asked for once more'],
  ],
  L24: [['faults/hugeCells.test.tsx', 'is clipped at 200 characters in %s and shown whole']],
  L25: [
    [
      'faults/expiredReload.test.tsx',
      'comes back to its page after the log-in of the same account',
    ],
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
  L31: [['faults/referenceNames.test.tsx', 'is a skeleton in a list until its name is there']],
}
