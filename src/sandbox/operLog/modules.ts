import type { Language } from '@/engine/config'

/** What the operation log calls the parts of the portal, by the common part of their permissions. */
const modules: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  'api:apiRecharge': ['Deposits', '充值'],
  'api:apiDraw': ['Payouts', '代付'],
  'api:waterWallet': ['Chain movements', '链上流水'],
  'store:storeRecharge': ['Store deposits', '商户充值'],
  'store:storeDraw': ['Withdrawals', '提现'],
  'store:bill': ['Bills', '账单'],
  'store:store': ['Stores', '商户信息'],
  'store:user': ['Merchants', '商户用户'],
  'energy:user': ['Energy users', '能量用户'],
  'energy:publish': ['Trades', '交易'],
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

/** What was done, where the kind of operation does not tell. */
const deeds: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  run: [': run once', '：执行一次'],
  secret: [': secret shown', '：查看密钥'],
  dataScope: [': data scope', '：数据权限'],
}

/**
 * SQL that words the part of the portal that `title` is about, and what was done there; a part without words
 * is shown as it is.
 */
export function moduleSql(language: Language): string {
  const part = `split_part(title, ':', 1) || ':' || split_part(title, ':', 2)`
  const deed = `split_part(title, ':', 3)`
  const worded = (words: typeof deeds) =>
    Object.entries(words).map(([key, [english, chinese]]) => {
      return `when '${key}' then '${language === 'zh-CN' ? chinese : english}'`
    })
  const where = `case ${part} ${worded(modules).join(' ')} else ${part} end`
  return `(${where}) || (case ${deed} ${worded(deeds).join(' ')} else '' end)`
}
