export { bootAdmin } from './bootAdmin'
export { createAdmin, type Admin, type AdminOptions } from './createAdmin'
export type { AppConfig, Language } from '../config'
export type { MessageSource } from '../messages/messages'
