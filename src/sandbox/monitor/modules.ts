import type { Language } from '@/engine/config'
import type { Sentences } from '../request/messages'

/** Words for parts of the portal, by the common part of their permissions. */
export type Modules = Readonly<Record<string, Sentences>>

const familyModules: Modules = {
  'common:file': ['Uploaded files', '上传文件'],
  'system:user': ['Users', '用户管理'],
  'system:profile': ['Personal centre', '个人中心'],
  'system:registration': ['Registration', '自助注册'],
  'system:secondFactor': ['Second factor', '谷歌验证码'],
  'system:role': ['Roles', '角色管理'],
  'system:menu': ['Menus', '菜单管理'],
  'system:dept': ['Departments', '部门管理'],
  'system:post': ['Positions', '岗位管理'],
  'system:dict': ['Dictionaries', '字典管理'],
  'system:config': ['Parameters', '参数管理'],
  'system:notice': ['Notices', '通知公告'],
  'monitor:operlog': ['Operation log', '操作日志'],
  'monitor:logininfor': ['Login log', '登录日志'],
  'monitor:online': ['Online users', '在线用户'],
  'monitor:job': ['Scheduled jobs', '定时任务'],
  'tool:gen': ['Code generator', '代码生成'],
}

/** The action, where the type of operation does not name it. */
const doneWords: Modules = {
  run: [': run once', '：执行一次'],
  secret: [': secret shown', '：查看密钥'],
  dataScope: [': data scope', '：数据权限'],
}

/** SQL that puts `title` into words: the part of the portal, and what was done there. */
export function moduleSql(language: Language, modules: Modules): string {
  const part = `split_part(title, ':', 1) || ':' || split_part(title, ':', 2)`
  const done = `split_part(title, ':', 3)`
  const worded = (words: Modules) =>
    Object.entries(words).map(([key, [english, chinese]]) => {
      return `when '${key}' then '${language === 'zh-CN' ? chinese : english}'`
    })
  const where = `case ${part} ${worded({ ...modules, ...familyModules }).join(' ')} else ${part} end`
  return `(${where}) || (case ${done} ${worded(doneWords).join(' ')} else '' end)`
}
