import type { SameShape } from '@/engine/messages/words'
import type { menu as english } from '../en-US/menu'

/** Titles of the menu. */
export const menu: SameShape<typeof english> = {
  menu: {
    system: '系统管理',
    sysUser: '用户管理',
    sysRole: '角色管理',
    sysMenu: '菜单管理',
    sysDept: '部门管理',
    sysPost: '岗位管理',
    sysDict: '字典管理',
    dictData: '字典数据',
    jobLog: '调度日志',
    sysConfig: '参数设置',
    sysNotice: '通知公告',
    sysLog: '日志管理',
    operlog: '操作日志',
    logininfor: '登录日志',
    monitor: '系统监控',
    online: '在线用户',
    job: '定时任务',
    tool: '系统工具',
    gen: '代码生成',
  },
}
