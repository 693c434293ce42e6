import type { Sentences } from './messages'

/** Why an uploaded file is refused. The keys are those of the issues that reading a file gives. */
export const fileMessages = {
  'sheet.empty': ['This file is empty: it has zero bytes.', '该文件为空（0 字节）。'],
  'sheet.tooLarge': [
    'This file is larger than {max} MB. Split it into several.',
    '该文件超过 {max} MB，请拆分成多个文件。',
  ],
  'sheet.oldAsNew': [
    'Named .xlsx, but an old .xls workbook inside. Name it .xls, or save it as .xlsx.',
    '扩展名为 .xlsx，但内容是旧版 .xls 工作簿。请改名为 .xls，或另存为 .xlsx。',
  ],
  'sheet.oldClosed': [
    'An .xls workbook cannot be looked through here, and there are columns that you may not set. Save it as .xlsx.',
    '此处无法检查 .xls 工作簿，而有些列您无权填写。请另存为 .xlsx。',
  ],
  'sheet.newAsOld': [
    'Named .xls, but an .xlsx workbook inside. Name it .xlsx.',
    '扩展名为 .xls，但内容是 .xlsx 工作簿。请改名为 .xlsx。',
  ],
  'sheet.isPage': [
    'Not a workbook but a web page or XML. Open it in a spreadsheet program and save it as .xlsx.',
    '这不是工作簿，而是网页或 XML。请用电子表格软件打开并另存为 .xlsx。',
  ],
  'sheet.isPdf': ['Not a workbook but a PDF document.', '这不是工作簿，而是 PDF 文档。'],
  'sheet.isPicture': ['Not a workbook but a picture.', '这不是工作簿，而是图片。'],
  'sheet.isText': [
    'Not a workbook but a text, such as CSV. Open it in a spreadsheet program and save it as .xlsx.',
    '这不是工作簿，而是文本（如 CSV）。请用电子表格软件打开并另存为 .xlsx。',
  ],
  'sheet.notWorkbook': [
    'This file is not a workbook but another kind of document.',
    '该文件中没有工作簿，是其他类型的文档。',
  ],
  'sheet.damaged': [
    'This file is damaged or was not written by a spreadsheet program. Save it again and try again.',
    '该文件已损坏，或不是由电子表格软件生成的。请重新保存后再试。',
  ],
  'sheet.wrongSize': [
    'A part of this file is not as long as the file says. Save it again and try again.',
    '该文件中某一部分的长度与声明不符。请重新保存后再试。',
  ],
  'sheet.encrypted': [
    'This workbook is protected by a password. Save it without one.',
    '该工作簿有密码保护，请去掉密码后保存。',
  ],
  'sheet.bomb': [
    'Unpacked, this file would be far larger than any workbook (more than {max} MB in all, or compressed suspiciously well). It was not opened.',
    '解压后该文件将远大于正常工作簿（合计超过 {max} MB，或异常膨胀），未打开。',
  ],
  'sheet.tooManyParts': [
    'This file holds {count} parts; a workbook to import has at most {max}. It was not opened.',
    '该文件包含 {count} 个部分，可导入的工作簿最多 {max} 个，未打开。',
  ],
  'sheet.path': [
    'A part of this file has a name that leads out of it. It was not opened.',
    '该文件中某一部分的名称指向文件之外，未打开。',
  ],
  'sheet.embedded': [
    'Another file is hidden inside this workbook. Remove embedded objects and save it again.',
    '该工作簿中藏有其他文件。请删除嵌入对象后重新保存。',
  ],
  'sheet.macro': [
    'This workbook contains macros or controls. Save it as .xlsx without them.',
    '该工作簿包含宏或控件。请另存为不含宏的 .xlsx。',
  ],
  'sheet.externalLink': [
    'This workbook fetches data or pictures from elsewhere. Replace links to other files by their values.',
    '该工作簿会从别处获取数据或图片。请将指向其他文件的链接替换为数值。',
  ],
  'sheet.entity': [
    'This workbook contains a DOCTYPE or an entity, which no spreadsheet program writes. It was not opened.',
    '该工作簿包含 DOCTYPE 或实体，电子表格软件不会生成这样的内容，未打开。',
  ],
  'sheet.farCell': [
    'Cell {cell} is far away from the rest. Delete everything outside the table and save the file again.',
    '{cell} 处有内容，远离其他数据。请删除表格之外的内容后重新保存。',
  ],
  'sheet.tooManyRows': [
    'There are more than {max} rows. Split the file into several.',
    '超过 {max} 行，请拆分成多个文件。',
  ],
  'sheet.longCell': ['A cell holds more than {max} characters.', '某个单元格超过 {max} 个字符。'],
  'sheet.repeatedRow': ['Row {row} already has the same value.', '与第 {row} 行相同。'],
  'sheet.noRows': ['There are no rows below the headings.', '标题下面没有数据行。'],
  'imports.tooSlow': [
    'This file could not be read in time. Save it with fewer rows and try again.',
    '未能及时读完该文件，请减少行数并重新保存后再试。',
  ],
  'picture.damaged': [
    'This picture cannot be read: it is damaged or of an unusual form.',
    '无法读取该图片：已损坏或格式特殊。',
  ],
  'validation.sheetFile': [
    'The file is no workbook (.xls, .xlsx)',
    '文件不是工作簿（.xls、.xlsx）',
  ],
  filesBusy: [
    'Too many files are being read just now. Send this one again in a minute.',
    '正在处理的文件过多，请一分钟后再上传。',
  ],
} as const satisfies Record<string, Sentences>
