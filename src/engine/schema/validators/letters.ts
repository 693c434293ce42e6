import { matching } from './validator'

/**
 * §5 Name: Chinese characters (every unified ideograph) or Latin letters (with their accented forms), and
 * nothing else: no space, digit, full-width letter or other script.
 */
export const name = matching('name', /^[\p{Unified_Ideograph}A-Za-zÀ-ÖØ-öø-\u024F\u1E00-\u1EFF]+$/u)

/** §5 CharAndNum: ASCII letters and digits only. */
export const charAndNum = matching('charAndNum', /^[A-Za-z\d]+$/)

/** §5 and §9: a new appSecret is exactly 32 ASCII letters or digits. */
export const appSecret = matching('appSecret', /^[A-Za-z\d]{32}$/)
