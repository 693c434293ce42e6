import { appMessages } from '../messages'
import { appConfig } from './config'

/** What this portal is called and says: needed before its code. */
export const base = { config: appConfig, messages: appMessages }
