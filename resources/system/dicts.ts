import { dict } from '@/schema'

/** Whether a menu's entry is seen (`sys_show_hide`). */
export const showHide = dict('showHide', [
  ['0', 'shown', 'good'],
  ['1', 'hidden', 'neutral'],
])

/** What a menu's node is. */
export const menuType = dict('menuType', [
  ['M', 'directory', 'neutral'],
  ['C', 'page', 'good'],
  ['F', 'button', 'pending'],
])

/** Whose records a role sees. */
export const dataScope = dict('dataScope', [
  ['1', 'all'],
  ['2', 'custom'],
  ['3', 'ownDept'],
  ['4', 'ownDeptAndBelow'],
  ['5', 'own'],
])

/** §6: who the portal's users are. */
export const userType = dict('userType', [
  ['00', 'platform'],
  ['01', 'operator'],
])

/** What a gateway's own dictionary says of genders, until it has been read (`sys_user_sex`). */
export const userSex = dict('userSex', [
  ['0', 'male'],
  ['1', 'female'],
  ['2', 'unknown'],
])

/** What most of the family's records say of themselves (`sys_normal_disable`). */
export const normalDisable = dict('normalDisable', [
  ['0', 'normal', 'good'],
  ['1', 'disabled', 'bad'],
])
