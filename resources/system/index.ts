import { resourceList } from '@/engine/declare'
import config from './config'
import dept from './dept'
import dictData from './dictData'
import dictType from './dictType'
import gen from './gen'
import job from './job'
import jobLog from './jobLog'
import loginLog from './loginLog'
import menu from './menu'
import notice from './notice'
import online from './online'
import operLog from './operLog'
import post from './post'
import role from './role'
import user from './user'

/** Every system page, one line each; fetched when the first of them is needed. */
export const systemResources = resourceList(
  user,
  role,
  menu,
  dept,
  post,
  dictType,
  dictData,
  config,
  notice,
  operLog,
  loginLog,
  online,
  job,
  jobLog,
  gen,
)
