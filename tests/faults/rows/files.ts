import type { Rows } from '@/tests/support/namedRows'

export const fileRows: Rows = {
  G1: [
    ['contract/uploads.test.ts', 'G1 to G4: refuses %s'],
    ['schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
  ],
  G2: [
    ['contract/uploads.test.ts', 'G1 to G4: refuses %s'],
    ['schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
  ],
  G3: [
    ['contract/uploads.test.ts', 'G1 to G4: refuses %s'],
    ['schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
  ],
  G4: [
    ['contract/uploads.test.ts', 'G1 to G4: refuses %s'],
    ['schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
  ],
  G7: [['schema/sheet/scanSheetFile.test.ts', 'reliability G7: a wrong kind under a right name']],
  G8: [
    [
      'e2e/import.spec.ts',
      'reliability G8 to G10: a hostile file is refused in a worker, while the page stays free',
    ],
    ['schema/sheet/scanSheetFile.test.ts', 'reliability G8: a zip that is a weapon'],
  ],
  G9: [
    [
      'e2e/import.spec.ts',
      'reliability G8 to G10: a hostile file is refused in a worker, while the page stays free',
    ],
    ['schema/sheet/scanSheetFile.test.ts', 'reliability G9 and G13: a sheet that reaches too far'],
  ],
  G10: [
    [
      'e2e/import.spec.ts',
      'reliability G8 to G10: a hostile file is refused in a worker, while the page stays free',
    ],
    ['schema/sheet/scanSheetFile.test.ts', 'reliability G10: a sheet that asks for something else'],
  ],
  G13: [
    ['schema/sheet/scanSheetFile.test.ts', 'reliability G9 and G13: a sheet that reaches too far'],
  ],
  G14: [
    [
      'contract/imports.test.ts',
      'G14: refuses the same file a second time, and changes amounts only where that is wanted',
    ],
  ],
  G15: [
    [
      'views/imports/openInspection.test.ts',
      'reliability G15: a worker that breaks leaves a page that says so',
    ],
    [
      'views/imports/openInspection.test.ts',
      'reliability G15: a worker that takes more than ten seconds is ended',
    ],
  ],
  G19: [['contract/exports.test.ts', 'G19 the name of an export through $name']],
}
