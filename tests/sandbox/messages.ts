import type { Language } from '@/config'

/** Every sentence of the sandbox; `{name}` is filled from the arguments. */
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
  frozen: ['This account is frozen', '该账号已被冻结'],

  dateInvalid: ['{name} must be a date such as 2026-01-31', '{name} 必须是日期，例如 2026-01-31'],
  addressInvalid: ['The address is not a valid TRC20 address', '地址不是有效的 TRC20 地址'],
  amountInvalid: [
    'The amount must be a positive decimal text with at most {places} decimal places',
    '金额必须是正数文本，最多 {places} 位小数',
  ],
  amountTooSmall: ['The amount must be more than the fee of {fee}', '金额必须大于手续费 {fee}'],
  walletNameInvalid: [
    'The wallet name needs 1 to {limit} characters',
    '钱包名称需要 1 到 {limit} 个字符',
  ],
  reasonInvalid: ['The reason needs 1 to {limit} characters', '原因需要 1 到 {limit} 个字符'],
  secondPwdWrong: ['The second password is wrong', '二级密码错误'],
  onlyStores: ['Only a store operator can apply for a withdrawal', '只有商户操作员可以申请提现'],
  balanceTooSmall: ["The store's balance of {balance} is too small", '商户余额 {balance} 不足'],
  alreadyPassed: ['This withdrawal has already been passed', '该提现已通过'],
  alreadyRejected: ['This withdrawal has already been rejected', '该提现已拒绝'],

  keyInvalid: [
    'Idempotency-Key needs 1 to {limit} visible ASCII characters',
    'Idempotency-Key 需要 1 到 {limit} 个可见 ASCII 字符',
  ],
  keyReused: [
    'This Idempotency-Key was used for another request',
    '该 Idempotency-Key 已用于其他请求',
  ],
} as const satisfies Record<string, readonly [english: string, chinese: string]>

export type MessageKey = keyof typeof messages
export type MessageArgs = Readonly<Record<string, string | number>>

export function wordMessage(key: MessageKey, args: MessageArgs, language: Language): string {
  const [english, chinese] = messages[key]
  const sentence: string = language === 'zh-CN' ? chinese : english
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''))
}
