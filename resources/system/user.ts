import { defineResource, f, toggle } from '@/engine/declare'
import { normalDisable, userSex, userType } from './dicts'

const person = ['userName', 'nickName', 'deptId', 'phonenumber', 'email', 'sex', 'status'] as const
const duties = ['roleIds', 'postIds', 'remark'] as const
const preset = 'sys.user.initPassword'

export default defineResource('user', {
  path: '/system/user',
  component: 'system/user/index',
  permissions: 'system:user',
  title: 'userName',
  fields: {
    id: f.id({ wire: 'userId' }),
    userName: f.text({ filter: 'like', required: true, maxLength: 30 }),
    nickName: f.text({ required: true, maxLength: 30 }),
    deptId: f.treeSelect('dept', 'deptName', { filter: 'eq', nameIn: 'dept' }),
    phonenumber: f.text({ filter: 'like', rule: 'tel', maxLength: 11 }),
    email: f.text({ rule: 'email', maxLength: 50 }),
    sex: f.remoteCode('sys_user_sex', userSex),
    userType: f.code(userType, { readOnly: true }),
    status: f.code(normalDisable, { filter: 'eq', starting: '0' }),
    password: f.secret({ required: true, rule: 'password', typedOnly: true, preset }),
    roleIds: f.tree('role', 'roleName'),
    postIds: f.tree('post', 'postName'),
    loginIp: f.text({ readOnly: true }),
    loginDate: f.time({ readOnly: true }),
    remark: f.longText({ maxLength: 500 }),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    columns: ['userName', 'nickName', 'deptId', 'phonenumber', 'status', 'createTime'],
    sort: { field: 'createTime', order: 'DESC' },
    beside: 'deptId',
  },
  sections: { person: [...person, 'password'], duties },
  form: { sections: ['person', 'duties'] },
  edit: { fields: [...person, ...duties] },
  remove: true,
  export: true,
  import: { fields: person, update: true, distinct: ['userName'] },
  actions: {
    ...toggle('status', ['enable', '0'], ['disable', '1'], {
      confirm: ['nickName'],
      call: { method: 'PUT', path: '/system/user/changeStatus' },
      sends: ['id', 'status'],
      permission: 'system:user:edit',
    }),
    resetPwd: {
      args: { password: f.secret({ required: true, rule: 'password', preset }) },
      call: { method: 'PUT', path: '/system/user/resetPwd' },
      sends: ['id'],
    },
  },
})
