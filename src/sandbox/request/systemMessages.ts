import type { Sentences } from './messages'

/** Sentences about the system pages. */
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
  postInUse: ['{value} still has users and cannot be deleted', '{value} 已分配用户，不能删除'],
  loggedIn: ['Logged in', '登录成功'],
  registered: ['Applied for an account', '已申请账号'],
  registrationClosed: ['Registration is not enabled on this gateway', '当前系统没有开启注册功能'],
  tooManyApplications: [
    'Too many accounts await approval: ask an administrator',
    '等待审核的账号过多，请联系管理员',
  ],
  alreadyBound: [
    'This account already has a second factor; an administrator removes it by resetting the password',
    '该账号已绑定谷歌验证码；如已丢失，请联系管理员重置密码后重新绑定',
  ],
  bindExpired: [
    'The binding has expired: start again with account and password',
    '绑定已过期，请重新输入账号和密码',
  ],
  cronInvalid: [
    '{name} must be a cron expression such as 0 0 2 * * ?',
    '{name}必须是 cron 表达式，例如 0 0 2 * * ?',
  ],
  jobTargetInvalid: [
    "{name} must be a call such as task.run('a')",
    "{name}必须是调用目标，例如 task.run('a')",
  ],
  ownAncestor: [
    '{name} must not be the record itself or a record below it',
    '{name}不能是自己或自己的下级',
  ],
  hasChildren: ['{value} is below it, so it cannot be deleted', '存在下级 {value}，不能删除'],
  deptHasUsers: [
    '{value} belongs to it, so it cannot be deleted',
    '部门下存在用户 {value}，不能删除',
  ],
  deptHasActive: ['A department below it is still in use', '该部门包含未停用的子部门'],
  deptParentDisabled: ['The department above it is disabled', '上级部门已停用'],
  menuAssigned: [
    'The role {value} still has it, so it cannot be deleted',
    '菜单已分配给角色 {value}，不能删除',
  ],
  menuParentInvalid: [
    'A page or directory must be in a directory, a button on a page',
    '菜单和目录的上级必须是目录，按钮的上级必须是菜单',
  ],
  pwdInvalid: [
    'Only supports 6-12 letters, numbers, and underscores',
    '只支持6-12位字母、数字和下划线',
  ],
  userNameInvalid: [
    '{name} takes 2 to 30 letters, digits and underscores',
    '{name}只能是 2 到 30 位字母、数字和下划线',
  ],
  roleKeyInvalid: [
    '{name} begins with a letter and has only letters, digits, colons, hyphens and underscores',
    '{name}必须以字母开头，只能包含字母、数字、冒号、连字符和下划线',
  ],
  newPwdLength: ['Length between 6 and 20 characters', '长度在 6 到 20 个字符'],
  newPwdSame: ['The new password must not be the old one', '新密码不能与旧密码相同'],
  oldPwdWrong: ['The old password is wrong', '旧密码错误'],
  importedUser: ['account {name}', '账号 {name}'],
  importRepeatedUser: ['The account {value} is further above', '与上面的账号 {value} 重复'],
  initPasswordInvalid: [
    'The initial password, {key}, is not set or breaks the rule for passwords',
    '初始密码 {key} 未设置，或不符合密码规则',
  ],
  deptUnknown: [
    'No department, or more than one, has the number or name {value}',
    '部门编号或名称 {value} 不存在或不唯一',
  ],
  firstAdministrator: [
    'The first administrator cannot be changed here',
    '不允许操作超级管理员用户',
  ],
  onlyAdministrators: ['Only an administrator may do this', '只有管理员可以执行此操作'],
  notOneself: ['You cannot disable or delete your own account', '不能停用或删除当前账号'],
  adminRole: ["The administrators' role cannot be changed", '不允许操作超级管理员角色'],
  roleInUse: [
    '{value} is still given to users and cannot be deleted',
    '{value} 已分配用户，不能删除',
  ],
  identifierInvalid: [
    '{name} begins with a letter and has only letters, digits and underscores',
    '{name}必须以字母开头，只能包含字母、数字和下划线',
  ],
} as const satisfies Record<string, Sentences>
