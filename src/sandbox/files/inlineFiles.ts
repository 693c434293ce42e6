import type { Files } from './Files'
import { readWorkbook } from './readWorkbook'
import { redrawPicture } from './redrawPicture'

/** Reads files on the calling thread: for tests of small files' contents. */
export const inlineFiles: Files = { readWorkbook, redrawPicture }
