import type { Rows } from '@/tests/support/namedRows'

export const menuRows: Rows = {
  C1: [
    ['engine/session/createScreens.test.tsx', "['C1: a refusal'"],
    ['engine/session/createScreens.test.tsx', "['C1: no answer'"],
    ['engine/shell/Shell.test.tsx', 'C1: says why above every page and asks again'],
  ],
  C2: [
    ['engine/gateway/calls.test.ts', 'C2 rejects the tree %j'],
    ['engine/data/menu/buildMenu.test.ts', 'C2 makes nothing of %j'],
    ['engine/session/createScreens.test.tsx', "['C2: a page'"],
  ],
  C3: [['engine/data/menu/buildMenu.test.ts', 'C3 cuts 1,000 levels at ten, and logs it once']],
  C4: [
    ['engine/data/menu/buildMenu.test.ts', 'C4 breaks a cycle'],
    ['engine/schema/tree.test.ts', 'C4: in a ring are cut open once, those below it stay below it'],
    ['engine/schema/tree.test.ts', 'C4: are all there, each once, each right below its own parent'],
  ],
  C6: [
    ['engine/data/menu/buildMenu.test.ts', 'C6 C7 keeps the entry of the component %.20s'],
    ['engine/shell/garbageMenu.test.tsx', 'C6, C7, C10 never breaks the shell'],
  ],
  C7: [
    ['engine/data/menu/buildMenu.test.ts', 'C6 C7 keeps the entry of the component %.20s'],
    ['engine/shell/garbageMenu.test.tsx', 'C6, C7, C10 never breaks the shell'],
  ],
  C8: [['engine/data/menu/buildMenu.test.ts', 'C8 drops the path %j, the others stay']],
  C10: [
    ['engine/data/menu/buildMenu.test.ts', 'C10 keeps a title as text'],
    ['engine/shell/garbageMenu.test.tsx', 'C6, C7, C10 never breaks the shell'],
  ],
  C11: [['engine/data/menu/buildMenu.test.ts', 'C11 has no icon for %j']],
  C13: [
    ['engine/data/menu/buildMenu.test.ts', 'C13 reads 5,000 entries within two seconds'],
    ['engine/shell/sidebar.test.tsx', 'C13, §2 sidebar of 5,000 entries'],
    ['engine/shell/createFinder.test.ts', 'C13: searches 5,000 entries'],
  ],
  C15: [
    ['engine/shell/followAccess.test.tsx', 'C15: closes the tag of a page that the role has lost'],
    ['engine/form/pageList.test.ts', 'C15: a page that is gone from the menu loses its tag'],
  ],
  C16: [['engine/shell/Shell.test.tsx', 'C16: a language chosen while the menu loads']],
  C17: [['engine/kinds/remoteCode.test.tsx', 'C17: stays raw where the gateway breaks']],
  C18: [['engine/kinds/remoteCode.test.tsx', 'C18, C20: is compared as text']],
  C19: [
    ['engine/kinds/kinds.test.ts', 'C19: shows an unknown code itself'],
    ['engine/kinds/values.test.tsx', 'C19, D12, D16: an unknown code is its own name'],
  ],
  C20: [['engine/kinds/remoteCode.test.tsx', 'C18, C20: is compared as text']],
  C21: [['engine/kinds/remoteCode.test.tsx', 'C21: of 20,000 is typed']],
  C22: [['engine/data/configValue.test.tsx', 'C22: a setting that is %s']],
  C23: [['system/systemPages.test.tsx', 'C23: of an id that is none are /404']],
}
