/** What is said about the family's system pages. */
export const systemMessages = {
  taken: ['{name} {value} is already in use', '{name} {value} 已存在'],
  wholeNumberInvalid: [
    '{name} must be a whole number from {from} to {to}',
    '{name}必须是 {from} 到 {to} 的整数',
  ],
  textTooLong: ['{name} takes at most {limit} characters', '{name}最多 {limit} 个字符'],
  dictTypeInvalid: [
    '{name} begins with a small letter and has only small letters, digits and underscores',
    '{name}必须以小写字母开头，只能包含小写字母、数字和下划线',
  ],
  dictTypeInUse: [
    '{value} still has entries and cannot be deleted',
    '{value} 已分配字典数据，不能删除',
  ],
  builtIn: ['{value} is built in and cannot be deleted', '内置参数 {value} 不能删除'],
  postInUse: [
    '{value} is still held by users and cannot be deleted',
    '{value} 已分配用户，不能删除',
  ],
  loggedIn: ['Logged in', '登录成功'],
  cronInvalid: [
    '{name} must be a cron expression such as 0 0 2 * * ?',
    '{name}必须是 cron 表达式，例如 0 0 2 * * ?',
  ],
  jobTargetInvalid: [
    "{name} must be a call such as task.run('a')",
    "{name}必须是调用目标，例如 task.run('a')",
  ],
} as const satisfies Record<string, readonly [english: string, chinese: string]>
