import { appConfig } from './app/config'
import { appMessages } from './messages'

/** This portal's name and words, needed before its code. */
export const base = { config: appConfig, messages: appMessages }
