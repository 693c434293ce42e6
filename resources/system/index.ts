import { resourceList } from '@/schema'
import config from './config'
import dictData from './dictData'
import dictType from './dictType'
import job from './job'
import jobLog from './jobLog'
import loginLog from './loginLog'
import notice from './notice'
import online from './online'
import operLog from './operLog'
import post from './post'

/** Every system page, one line each; fetched when the first of them is needed. */
export const systemResources = resourceList(
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
)
