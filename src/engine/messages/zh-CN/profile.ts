import type { SameShape } from '../words'
import type { profile as english } from '../en-US/profile'

/** The personal centre. */
export const profile: SameShape<typeof english> = {
  profile: {
    department: '所属部门',
    roles: '所属角色',
    posts: '所属岗位',
    none: '无',
    foreign: '头像位于其他网站，此处不加载',
    avatarSaved: '头像已更换',
    basic: '基本资料',
    saved: '资料已保存',
    unknown: '网关没有响应，无法确定资料是否已保存。您填写的内容仍在，原样保存会重复同一请求。',
    password: '修改密码',
    old: '当前密码',
    new: '新密码',
    again: '确认新密码',
    length: '6 到 20 个字符',
    show: '显示：%{field}',
    hide: '隐藏：%{field}',
    sessionsEnd: '修改后，其他设备上的会话将结束，当前会话不受影响。',
    sessionsStay: '其他设备上的会话不会结束：请在那里退出，或联系管理员强制下线。',
    changed: '密码已修改',
    passwordUnknown:
      '网关没有响应，无法确定当前有效的密码。请保留新旧密码，并在其他窗口登录确认后再试。',
  },
}
