export type ImportCounts = {
  /** Rows that were created or changed; undefined where the gateway gives no number. */
  readonly imported?: number
  /** Rows that were refused; undefined where the gateway gives no number. */
  readonly failed?: number
}

const number = String.raw`(?<![\w.]|第\s*)(\d{1,7})`
const unit = String.raw`\s*(?:条|行|个|项|笔|名|位|rows?\b|records?\b|users?\b|items?\b|entries\b|lines?\b)`
const link = String.raw`(?:数据|记录|用户|格式|已|均|全部|导入|were|was|are|is|have|has|been|successfully|\s)*`
const gap = String.raw`(?:[\s:：!！,，=(（-]|共|计|有|数|量|据|记录|条|了|为|其中|没有导入任何|rows?\b|records?\b|count|total)*`
const stop = String.raw`(?=${unit}|\s*(?:[,，;；。.!！)）、\n]|$))`

/** `3 条导入成功`, `3 rows imported`, and `3 imported` where a clause begins with it. */
function numberBefore(verb: string): RegExp {
  const clause = String.raw`(?:(?<=^|[,，;；:：.。!！(（]\s*|\band\s+)(\d{1,7})|${number}${unit})`
  return new RegExp(`${clause}${link}(?:${verb})`, 'gi')
}

/** `成功：3 条`, `导入失败！共 2 条`, `imported 3`. */
function numberAfter(verb: string): RegExp {
  return new RegExp(`(?:${verb})${gap}${number}${stop}`, 'gi')
}

const failing = String.raw`失败|有误|错误|不正确|被拒绝|fail(?:ed|ures?)?\b|errors\b|wrong\b|refused\b|rejected\b|invalid\b`
const succeeding = String.raw`成功|success(?:es|ful|fully)?\b|succeeded\b|imported\b`
const writing = String.raw`新增|添加|创建|更新|修改|created\b|inserted\b|added\b|updated\b`
const importing = String.raw`导入|import\b`

const failedForms = [numberBefore(failing), numberAfter(failing)]
// rows that were created and rows that were changed add up where no word says both
const importedForms = [succeeding, writing, importing].flatMap((verb) => [
  numberBefore(verb),
  numberAfter(verb),
])

/**
 * Reads the counts in words such as `导入成功！共 3 条`, `2 imported, 1 failed`. A numbered line is about one row
 * and gives none.
 */
export function countsInWords(lines: readonly string[]): ImportCounts {
  const summary = lines
    .map((line) => line.replaceAll(/<[^<>]{0,200}>/g, ' '))
    .find((line) => !/^\d+\s*[、.．)）:：]/.test(line) && /\d/.test(line))
  if (summary === undefined) return {}
  const failed = firstSum(summary, failedForms)
  const imported = firstSum(failed.rest, importedForms)
  return {
    ...(imported.sum !== undefined && { imported: imported.sum }),
    ...(failed.sum !== undefined && { failed: failed.sum }),
  }
}

/** The sum of the numbers that the first fitting form finds, and the text without what it found. */
function firstSum(text: string, forms: readonly RegExp[]) {
  const form = forms.find((one) => text.search(one) >= 0)
  if (!form) return { sum: undefined, rest: text }
  const numbers = [...text.matchAll(form)].map(([, first, second]) => Number(first ?? second))
  return { sum: numbers.reduce((all, one) => all + one, 0), rest: text.replaceAll(form, ' ; ') }
}
