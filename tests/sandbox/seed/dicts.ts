/** The dictionaries that the portal asks for by type, as every gateway of the family has them. */
export const dicts = [
  entry('sys_user_sex', 0, ['男', 'Male'], ''),
  entry('sys_user_sex', 1, ['女', 'Female'], ''),
  entry('sys_user_sex', 2, ['未知', 'Unknown'], ''),
  entry('sys_normal_disable', 0, ['正常', 'Normal'], 'primary'),
  entry('sys_normal_disable', 1, ['停用', 'Disabled'], 'danger'),
]

function entry(
  type: string,
  value: number,
  [chinese, english]: readonly [string, string],
  listClass: string,
) {
  return {
    dict_sort: value + 1,
    dict_label: chinese,
    dict_label_en: english,
    dict_value: String(value),
    dict_type: type,
    list_class: listClass,
    is_default: value === 0 ? 'Y' : 'N',
    status: '0',
  }
}
