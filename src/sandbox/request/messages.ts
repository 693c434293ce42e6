import type { Language } from '@/engine/config'
import { fileMessages } from './fileMessages'
import { systemMessages } from './systemMessages'

/** One sentence in both languages; `{name}` is filled from the arguments. */
export type Sentences = readonly [english: string, chinese: string]

/** The family's sentences. ` |||| ` separates the wording for one from that for many; `{count}` decides. */
export const messages = {
  ok: ['Success', '操作成功'],
  unauthorized: [
    'Authentication failed: the session is missing or has expired',
    '认证失败：没有登录或登录已过期',
  ],
  forbidden: ['This account lacks the permission {permission}', '当前账号没有权限 {permission}'],
  notFound: ['The requested resource does not exist', '请求的资源不存在'],
  wrongMethod: ['This path does not accept {method}', '该路径不支持 {method} 请求'],
  unexpected: ['Unexpected error, reference {id}', '系统异常，编号 {id}'],

  notJson: ['The body must be application/json', '请求体必须是 application/json'],
  badJson: ['The body is not a JSON object', '请求体不是 JSON 对象'],
  bodyTooLarge: ['The body is larger than {limit} bytes', '请求体超过 {limit} 字节'],

  notParts: ['The body must be multipart/form-data', '请求体必须是 multipart/form-data'],
  badParts: ['The body cannot be taken apart', '请求体无法解析'],
  fileMissing: ['Send one file, in the part {part}', '请在 {part} 中上传一个文件'],
  fileEmpty: ['The file is empty', '文件为空'],
  fileNameTooLong: [
    'The name of the file is longer than {limit} characters',
    '文件名超过 {limit} 个字符',
  ],
  fileTooLarge: ['The file is larger than {limit} MB', '文件超过 {limit} MB'],
  notPicture: [
    'Only jpg and png images are accepted, by name, type and content',
    '只支持 jpg 和 png 格式的图片，名称、类型和内容必须一致',
  ],
  pictureTooLarge: [
    'The picture has more than 8 million pixels or a side of more than {side}',
    '图片超过 800 万像素，或边长超过 {side} 像素',
  ],
  importColumn: [
    'There must be one column “{name}”; take the template',
    '必须有且只有一列“{name}”，请使用模板',
  ],
  importEmpty: ['There are no rows below the headings', '标题下面没有数据行'],
  importTooLong: ['There are more than {limit} rows', '超过 {limit} 行'],
  importDone: [
    'Import succeeded: {count} row.<br/>{lines} |||| Import succeeded: {count} rows.<br/>{lines}',
    '导入成功，共 {count} 行。<br/>{lines}',
  ],
  importLine: ['{place}. {line}', '{place}、{line}'],
  importFailed: [
    'Import failed: nothing was imported, {count} row is wrong.<br/>{lines} |||| Import failed: nothing was imported, {count} rows are wrong.<br/>{lines}',
    '导入失败：没有导入任何数据，{count} 行有误。<br/>{lines}',
  ],
  importRow: ['Row {row}: {reason}', '第 {row} 行：{reason}'],

  captchaWrong: ['The captcha is wrong', '验证码错误'],
  captchaExpired: ['The captcha has expired', '验证码已过期'],
  credentialsMissing: ['Account and password are required', '账号和密码不能为空'],
  credentialsWrong: ['The account or the password is wrong', '账号或密码错误'],
  googleCodeMissing: ['This account needs a Google code', '该账号需要谷歌验证码'],
  googleCodeWrong: ['The Google code is wrong or was used before', '谷歌验证码错误或已被使用'],
  locked: [
    'Too many failed attempts: locked for {minutes} minutes',
    '失败次数过多，已锁定 {minutes} 分钟',
  ],
  addressLocked: [
    'Too many failed attempts from this address: locked for {minutes} minutes',
    '该地址失败次数过多，已锁定 {minutes} 分钟',
  ],
  frozen: ['This account is frozen', '该账号已被冻结'],
  awaitsApproval: ['This account awaits approval by an administrator', '该账号正在等待管理员审核'],

  amountInvalid: ['{name} must be a number such as 12.5', '{name} 必须是数字，例如 12.5'],
  dateInvalid: ['{name} must be a date such as 2026-01-31', '{name} 必须是日期，例如 2026-01-31'],
  timeInvalid: [
    '{name} must be a time such as 2026-01-31 12:00:00',
    '{name} 必须是时间，例如 2026-01-31 12:00:00',
  ],
  timeTooEarly: ['{name} must not be before {limit}', '{name} 不能早于 {limit}'],
  addressInvalid: ['The address is not a valid TRC20 address', '地址不是有效的 TRC20 地址'],
  secondPwdWrong: ['The second password is wrong', '二级密码错误'],

  fieldEmpty: ['{name} cannot empty', '{name}不能为空'],
  hiddenCharacter: [
    '{name} has a hidden character, {code}: remove it',
    '{name}包含隐藏字符 {code}，请将其删除',
  ],
  fieldInvalid: ['{name} cannot be read', '{name}无法识别'],
  lineTooLong: [
    '{name} takes one line of at most {limit} characters',
    '{name}只能是一行，最多 {limit} 个字符',
  ],
  emailInvalid: ['Invalid email', '邮箱格式不正确'],
  phoneInvalid: ['Invalid phone', '手机号码格式不正确'],
  lettersInvalid: ['{name} takes Chinese or Latin letters only', '{name}只能是中文或英文字母'],
  urlInvalid: [
    '{name} must be an address that begins with http:// or https://',
    '{name}必须是 http:// 或 https:// 开头的地址',
  ],
  ipInvalid: ['{name}: {entry} is no IP address', '{name}：{entry} 不是有效的 IP 地址'],
  appSecretInvalid: [
    'A new appSecret must be 32 letters or numbers',
    '新的 appSecret 必须是 32 位字母或数字',
  ],
  googleCodeInvalid: [
    '{name} takes 16 to 64 letters A to Z and digits 2 to 7',
    '{name}只能是 16 到 64 位 A–Z 和 2–7',
  ],
  decimalInvalid: [
    '{name} must be a decimal text of zero or more with at most {places} decimal places',
    '{name}必须是不小于零的小数文本，最多 {places} 位小数',
  ],
  positiveInvalid: [
    '{name} must be a decimal text of more than zero with at most {places} decimal places',
    '{name}必须是大于零的小数文本，最多 {places} 位小数',
  ],
  tooManyEntries: ['{name} takes at most {limit} entries', '{name}最多 {limit} 项'],
  codeInvalid: ['{name} must be one of {codes}', '{name}必须是 {codes} 之一'],
  tierInvalid: [
    '{name}: tier {tier} needs whole numbers from < to and a price',
    '{name}：第 {tier} 档需要整数的起止（起 < 止）和价格',
  ],
  tiersOverlap: [
    '{name}: tier {tier} must not begin below the end of the tier before it',
    '{name}：第 {tier} 档不能从上一档的止之前开始',
  ],
  referenceMissing: ['{name} names a record that does not exist', '{name}指向的记录不存在'],
  stale: [
    'This record has been changed meanwhile: read it again',
    '该记录已被他人修改，请重新读取',
  ],
  referenced: ['Record {id} is still in use and cannot be deleted', '记录 {id} 仍被使用，不能删除'],
  idsInvalid: ['The ids must be numbers joined by commas', '编号必须是以逗号分隔的数字'],
  tooManyIds: ['At most {limit} records can be deleted at once', '一次最多删除 {limit} 条记录'],
  factsMoved: [
    'This record is no longer what was signed for: {changes}',
    '该记录与确认时的内容不一致：{changes}',
  ],
  versionMoved: [
    'This record has been changed since it was read for this decision',
    '该记录在确认前读取之后已被修改',
  ],
  wrongState: ['This record is not in a state for this', '该记录当前状态不能执行此操作'],

  keyInvalid: [
    'Idempotency-Key needs 1 to {limit} visible ASCII characters',
    'Idempotency-Key 需要 1 到 {limit} 个可见 ASCII 字符',
  ],
  keyReused: [
    'This Idempotency-Key was used for another request',
    '该 Idempotency-Key 已用于其他请求',
  ],

  ...fileMessages,
  ...systemMessages,
} as const satisfies Record<string, Sentences>

export type MessageKey = keyof typeof messages
/** A sentence of the family by its key, or a platform's own. */
export type Message = MessageKey | Sentences
export type MessageArgs = Readonly<Record<string, string | number>>

export function wordMessage(message: Message, args: MessageArgs, language: Language): string {
  const [english, chinese] = typeof message === 'string' ? messages[message] : message
  const sentences: string = language === 'zh-CN' ? chinese : english
  const [one = '', many = one] = sentences.split(' |||| ')
  const sentence = args['count'] === 1 ? one : many
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''))
}
