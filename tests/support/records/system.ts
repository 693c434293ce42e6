import config from '@/resources/system/config'
import dept from '@/resources/system/dept'
import dictData from '@/resources/system/dictData'
import dictType from '@/resources/system/dictType'
import gen from '@/resources/system/gen'
import job from '@/resources/system/job'
import jobLog from '@/resources/system/jobLog'
import loginLog from '@/resources/system/loginLog'
import menu from '@/resources/system/menu'
import notice from '@/resources/system/notice'
import operLog from '@/resources/system/operLog'
import post from '@/resources/system/post'
import role from '@/resources/system/role'
import user from '@/resources/system/user'
import { builderOf } from '@/testing/app/builderOf'
import { distinct, lately } from './usual'

/** A platform administrator without a role, who can log in with the known password. */
export const aUser = builderOf(user)(() => ({
  userName: distinct('user'),
  nickName: 'New user',
  userType: '00',
  status: '0',
  createTime: lately,
}))

/** A role without permissions and users. */
export const aRole = builderOf(role)(() => ({
  roleName: distinct('Role '),
  roleKey: distinct('role'),
  roleSort: 9,
  status: '0',
  createTime: lately,
}))

/** A page of the menu's top. */
export const aMenu = builderOf(menu)(() => ({
  menuName: distinct('Page '),
  menuType: 'C',
  parentId: '0',
  orderNum: 9,
  path: distinct('page'),
  component: 'some/page/index',
  visible: '0',
  status: '0',
}))

/** A department at the top. */
export const aDept = builderOf(dept)(() => ({
  deptName: distinct('Department '),
  parentId: '0',
  orderNum: 9,
  status: '0',
  createTime: lately,
}))

export const aPost = builderOf(post)(() => ({
  postCode: distinct('post'),
  postName: distinct('Post '),
  postSort: 9,
  status: '0',
  createTime: lately,
}))

/** A dictionary without entries. */
export const aDictType = builderOf(dictType)(() => ({
  dictName: 'New dictionary',
  dictType: distinct('sys_new_'),
  status: '0',
  createTime: lately,
}))

/** An entry of a dictionary, by default `sys_normal_disable`. */
export const aDictEntry = builderOf(dictData)(() => ({
  dictType: 'sys_normal_disable',
  dictLabel: 'New entry',
  dictValue: distinct('value'),
  dictSort: 9,
  status: '0',
  createTime: lately,
}))

export const aConfig = builderOf(config)(() => ({
  configName: 'New parameter',
  configKey: distinct('sys.new.'),
  configValue: 'on',
  configType: false,
  createTime: lately,
}))

export const aNotice = builderOf(notice)(() => ({
  noticeTitle: 'New notice',
  noticeType: '1',
  noticeContent: '<p>News</p>',
  status: '0',
  createTime: lately,
}))

/** A paused job. */
export const aJob = builderOf(job)(() => ({
  jobName: 'New job',
  jobGroup: 'DEFAULT',
  invokeTarget: 'ryTask.ryNoParams',
  cronExpression: '0 30 2 * * ?',
  misfirePolicy: '3',
  concurrent: '1',
  status: '1',
  createTime: lately,
}))

/** A run that succeeded. */
export const aJobLog = builderOf(jobLog)(() => ({
  jobName: 'New job',
  jobGroup: 'DEFAULT',
  invokeTarget: 'ryTask.ryNoParams',
  jobMessage: 'took 3 ms',
  status: '0',
  createTime: lately,
}))

/** A login of `admin` that succeeded. */
export const aLoginLog = builderOf(loginLog)(() => ({
  userName: 'admin',
  status: '0',
  ipaddr: '203.0.113.7',
  browser: 'Chrome 140',
  os: 'Linux',
  msg: 'logged in',
  loginTime: lately,
}))

/** A withdrawal passed by `admin`. `title` is a permission; the gateway shows its words. */
export const anOperLog = builderOf(operLog)(() => ({
  title: 'store:storeDraw:pass',
  businessType: '2',
  operName: 'admin',
  status: '0',
  operTime: lately,
  operIp: '203.0.113.7',
  requestMethod: 'PUT',
  operUrl: '/store/storeDraw/pass/1',
  operParam: '{}',
}))

/** An imported table without columns. */
export const aGenTable = builderOf(gen)(() => ({
  tableName: distinct('new_table_'),
  tableComment: 'New table',
  className: 'NewTable',
  tplCategory: 'crud',
  packageName: 'com.example',
  moduleName: 'example',
  businessName: 'newTable',
  functionName: 'New table',
  functionAuthor: 'admin',
  createTime: lately,
}))
