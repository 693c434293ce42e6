import { filesEnUS } from '@/i18n/files-en-US'
import { filesZhCN } from '@/i18n/files-zh-CN'

type SheetKey = keyof typeof filesEnUS.sheet
type Sentences = readonly [english: string, chinese: string]

const sheet = Object.fromEntries(
  Object.entries(filesEnUS.sheet).map(([key, english]) => [
    `sheet.${key}`,
    sentences(english, filesZhCN.sheet[key as SheetKey]),
  ]),
) as unknown as Record<`sheet.${SheetKey}`, Sentences>

/** Why a file is refused: in the words of the portal, which refuses it by the same rules before it is sent. */
export const fileMessages = {
  ...sheet,
  'imports.tooSlow': sentences(filesEnUS.imports.tooSlow, filesZhCN.imports.tooSlow),
  'picture.damaged': sentences(filesEnUS.picture.damaged, filesZhCN.picture.damaged),
  'validation.sheetFile': [
    'The file is no workbook (.xls, .xlsx)',
    '文件不是工作簿（.xls、.xlsx）',
  ],
  filesBusy: [
    'Too many files are being read just now. Send this one again in a minute.',
    '正在处理的文件过多，请一分钟后再上传。',
  ],
} as const satisfies Record<string, Sentences>

/** Arguments are written `%{max}` there and `{max}` here. */
function sentences(english: string, chinese: string): Sentences {
  return [english.replaceAll('%{', '{'), chinese.replaceAll('%{', '{')]
}
