export type ImportCounts = {
  readonly imported?: number | undefined
  readonly failed?: number | undefined
}

const number = String.raw`(?<![\w.]|第\s*)(\d{1,7})`
const unit = String.raw`\s*(?:条|行|个|项|笔|名|位|rows?\b|records?\b|users?\b|items?\b|entries\b|lines?\b)`
const link = String.raw`(?:数据|记录|用户|格式|已|均|全部|导入|were|was|are|is|have|has|been|successfully|\s)*`
const gap = String.raw`(?:[\s:：!！,，=(（-]|共|计|有|数|量|据|记录|条|了|为|其中|没有导入任何|rows?\b|records?\b|count|total)*`
const stop = String.raw`(?=${unit}|\s*(?:[,，;；。.!！)）、\n]|$))`

/** `3 条导入成功`, `3 rows imported`, or `3 imported` at the start of a clause. */
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

const nothing =
  /没有导入任何|未导入任何|nothing (?:was|has been) imported|no rows? (?:was|were) imported/i

const failedForms = [numberBefore(failing), numberAfter(failing)]
// created and changed rows add up unless one word covers both
const importedForms = [succeeding, writing, importing].flatMap((verb) => [
  numberBefore(verb),
  numberAfter(verb),
])

/** Reads counts from texts such as `导入成功！共 3 条` or `2 imported, 1 failed`. Numbered lines describe single rows. */
export function countsInWords(lines: readonly string[]): ImportCounts {
  const summary = lines
    .map((line) => line.replaceAll(/<[^<>]{0,200}>/g, ' '))
    .find((line) => !/^\d+\s*[、.．)）:：]/.test(line) && /\d/.test(line))
  if (summary === undefined) return {}
  const failed = firstSum(summary, failedForms)
  const imported = nothing.test(summary) ? 0 : firstSum(failed.rest, importedForms).sum
  return { imported, failed: failed.sum }
}

function firstSum(text: string, forms: readonly RegExp[]) {
  const form = forms.find((one) => text.search(one) >= 0)
  if (!form) return { sum: undefined, rest: text }
  const numbers = [...text.matchAll(form)].map(([, first, second]) => Number(first ?? second))
  return { sum: numbers.reduce((all, one) => all + one, 0), rest: text.replaceAll(form, ' ; ') }
}
