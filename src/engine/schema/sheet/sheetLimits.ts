/** Checked before a workbook is read (reliability §2.9). */
export const sheetLimits = {
  fileBytes: 10 * 1024 * 1024,
  parts: 200,
  unpackedBytes: 64 * 1024 * 1024,
  partBytes: 32 * 1024 * 1024,
  /** How many times larger a part may become by unpacking … */
  ratio: 100,
  /** … once it is larger than this: short repetitive parts shrink further without harm. */
  ratioFromBytes: 1024 * 1024,
  /** Below the headings. */
  rows: 10_000,
  columns: 50,
  /** In characters; Excel accepts no more. */
  cellLength: 32_767,
  deadlineMs: 10_000,
} as const
