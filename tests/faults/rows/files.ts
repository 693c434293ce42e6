import type { Rows } from '@/tests/support/namedRows'

export const fileRows: Rows = {
  G1: [
    ['engine/schema/validators/files.test.ts', 'G1: refuses a .png that is %s'],
    ['engine/schema/validators/files.test.ts', 'G1: refuses a .jpg that is %s'],
    ['engine/schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
    [
      'engine/kinds/pictures/upload.test.tsx',
      'G1, G3: is checked, drawn anew and sent in one part',
    ],
    ['contract/files/uploads.test.ts', 'G1 to G4: refuses %s'],
  ],
  G2: [
    [
      'e2e/records/pictures.spec.ts',
      'G2, G3: a picture is redrawn: no trailing data, no texts, no Exif, upright, not animated, in screen colours',
    ],
    ['contract/files/uploads.test.ts', 'G1 to G4: refuses %s'],
  ],
  G3: [
    ['contract/files/uploads.test.ts', 'G1 to G4: refuses %s'],
    ['engine/schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
    [
      'e2e/records/pictures.spec.ts',
      'G2, G3: a picture is redrawn: no trailing data, no texts, no Exif, upright, not animated, in screen colours',
    ],
  ],
  G4: [
    ['contract/files/uploads.test.ts', 'G1 to G4: refuses %s'],
    ['engine/schema/picture.test.ts', '§5 upload, reliability G1 to G4: a picture'],
  ],
  G6: [
    [
      'engine/kinds/pictures/upload.test.tsx',
      'G6: shows one message when the upload fails, and can be sent again with the same crop',
    ],
    [
      'engine/gateway/uploads.test.ts',
      'G6: starts again with every progress, and ends 30 s after the last',
    ],
    ['contract/files/uploads.test.ts', 'G6: stores nothing from an upload that was cut off'],
    [
      'contract/files/uploads.test.ts',
      'G6: leaves nothing from an upload whose sender disconnects midway',
    ],
  ],
  G7: [
    [
      'engine/schema/sheet/scanSheetFile.test.ts',
      'reliability G7: a wrong kind under a right name',
    ],
    ['engine/schema/validators/files.test.ts', 'G7: refuses an .xlsx that is %s'],
  ],
  G8: [
    [
      'e2e/records/import.spec.ts',
      'reliability G8 to G10: a hostile file is refused in a worker, while the page stays free',
    ],
    ['engine/schema/sheet/scanSheetFile.test.ts', 'reliability G8: a zip that is a weapon'],
  ],
  G9: [
    [
      'e2e/records/import.spec.ts',
      'reliability G8 to G10: a hostile file is refused in a worker, while the page stays free',
    ],
    [
      'engine/schema/sheet/scanSheetFile.test.ts',
      'reliability G9 and G13: a sheet that reaches too far',
    ],
  ],
  G10: [
    [
      'e2e/records/import.spec.ts',
      'reliability G8 to G10: a hostile file is refused in a worker, while the page stays free',
    ],
    [
      'engine/schema/sheet/scanSheetFile.test.ts',
      'reliability G10: a sheet that asks for something else',
    ],
  ],
  G11: [
    ['engine/schema/sheet/checkSheet.test.ts', 'G11: are reported and skipped when unknown'],
    ['engine/schema/sheet/checkSheet.test.ts', 'G11: are reported when they come twice'],
    ['engine/schema/sheet/scanSheetFile.test.ts', 'G11: leaves names of JavaScript alone'],
  ],
  G13: [
    [
      'engine/schema/sheet/scanSheetFile.test.ts',
      'reliability G9 and G13: a sheet that reaches too far',
    ],
    ['engine/schema/sheet/checkSheet.test.ts', 'G13: of ten thousand rows are checked'],
    [
      'contract/files/imports.test.ts',
      'G13: checks each row by the rules of an application, and imports nothing if one breaks them',
    ],
  ],
  G14: [
    [
      'contract/files/imports.test.ts',
      'G14: refuses the same file a second time, and changes amounts only on request',
    ],
    [
      'contract/files/imports.test.ts',
      'G14: books nothing from a file that was cut off on its way',
    ],
    ['contract/files/imports.test.ts', 'G14: books once under one key after any loss on the way'],
  ],
  G15: [
    [
      'engine/files/imports/useInspection.test.ts',
      'reliability G15: a worker that breaks refuses the file',
    ],
    [
      'engine/files/imports/useInspection.test.ts',
      'reliability G15: a worker that takes more than ten seconds is ended',
    ],
  ],
  G17: [
    ['engine/files/hugeExport.test.tsx', 'G17: an export of very many rows'],
    [
      'engine/files/export.test.tsx',
      'G17: shows its progress, and stops at once when it is cancelled',
    ],
  ],
  G18: [
    [
      'engine/files/sheets/sheets.test.ts',
      'G18: has hostile texts inert, and to the letter when they are unguarded',
    ],
    ['engine/files/sheets/sheets.test.ts', 'G18: has bare amounts with every digit'],
    [
      'engine/files/sheets/sheets.test.ts',
      'G18: has hostile texts as texts, to the letter, in cells of the text format',
    ],
    [
      'engine/files/sheets/sheets.test.ts',
      'G18: has an amount as a number if that is exact, else as a text',
    ],
    [
      'engine/files/export.test.tsx',
      'G18: as a workbook has every declared column, exact, and no secret',
    ],
  ],
  G19: [['contract/files/exports.test.ts', 'G19 the name of an export through $name']],
}
