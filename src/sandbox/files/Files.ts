import type { Issue } from '@/engine/schema/issue'
import type { Cells } from '@/engine/schema/sheet/readSheet'

/** A file that a user sends, as it arrived. */
export type UploadedFile = {
  readonly name: string
  /** The declared media type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Reads uploaded files without holding up other calls. */
export type Files = {
  /** The cells of a workbook's first sheet in sight, or why the file is refused. */
  readWorkbook(file: UploadedFile): Promise<Cells | Issue>
  /** The bytes of a picture drawn anew, so that only its pixels are left; or why the file is refused. */
  redrawPicture(file: UploadedFile): Promise<Uint8Array<ArrayBuffer> | Issue>
}
