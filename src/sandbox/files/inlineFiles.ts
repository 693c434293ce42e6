import type { Files } from './Files'
import { readWorkbook } from './readWorkbook'
import { redrawPicture } from './redrawPicture'

/** Reads files on the thread that asks: for tests of what is in a file, whose files are small. */
export const inlineFiles: Files = { readWorkbook, redrawPicture }
