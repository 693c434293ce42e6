/** The limits of a workbook, checked before it is read (reliability §2.9). */
export const sheetLimits = {
  /** Of the file, in bytes. */
  fileBytes: 10 * 1024 * 1024,
  /** Files inside it. */
  parts: 200,
  /** Of all its parts unpacked, in bytes. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Of one part unpacked, in bytes. */
  partBytes: 32 * 1024 * 1024,
  /** How many times larger a part may become by unpacking … */
  ratio: 100,
  /** … once it is larger than this, in bytes: short repetitive parts shrink further without harm. */
  ratioFromBytes: 1024 * 1024,
  /** Below the headings. */
  rows: 10_000,
  columns: 50,
  /** Characters; Excel takes no more. */
  cellLength: 32_767,
  /** From the choice of a file to its preview, in milliseconds. */
  deadlineMs: 10_000,
} as const
