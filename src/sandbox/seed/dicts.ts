type Words = readonly [chinese: string, english: string]
type Entry = readonly [value: string, words: Words, listClass?: string]

const shown: Entry = ['0', ['显示', 'Shown'], 'primary']
const normal: Entry = ['0', ['正常', 'Normal'], 'primary']

/** The dictionaries that every gateway of the family has (gateway contract §6), by type. */
const dictionaries: readonly (readonly [type: string, name: string, entries: readonly Entry[]])[] =
  [
    [
      'sys_user_sex',
      'User sex 用户性别',
      [
        ['0', ['男', 'Male']],
        ['1', ['女', 'Female']],
        ['2', ['未知', 'Unknown']],
      ],
    ],
    ['sys_show_hide', 'Menu state 菜单状态', [shown, ['1', ['隐藏', 'Hidden'], 'danger']]],
    [
      'sys_normal_disable',
      'System switch 系统开关',
      [normal, ['1', ['停用', 'Disabled'], 'danger']],
    ],
    ['sys_job_status', 'Job state 任务状态', [normal, ['1', ['暂停', 'Paused'], 'danger']]],
    [
      'sys_job_group',
      'Job group 任务分组',
      [
        ['DEFAULT', ['默认', 'Default']],
        ['SYSTEM', ['系统', 'System']],
      ],
    ],
    [
      'sys_yes_no',
      'Yes or no 系统是否',
      [
        ['Y', ['是', 'Yes'], 'primary'],
        ['N', ['否', 'No'], 'danger'],
      ],
    ],
    [
      'sys_notice_type',
      'Notice type 通知类型',
      [
        ['1', ['通知', 'Notice'], 'warning'],
        ['2', ['公告', 'Announcement'], 'success'],
      ],
    ],
    ['sys_notice_status', 'Notice state 通知状态', [normal, ['1', ['关闭', 'Closed'], 'danger']]],
    [
      'sys_oper_type',
      'Operation type 操作类型',
      [
        ['1', ['新增', 'Add'], 'info'],
        ['2', ['修改', 'Edit'], 'info'],
        ['3', ['删除', 'Delete'], 'danger'],
        ['4', ['授权', 'Grant'], 'primary'],
        ['5', ['导出', 'Export'], 'warning'],
        ['6', ['导入', 'Import'], 'warning'],
        ['7', ['强退', 'Force out'], 'danger'],
        ['8', ['生成代码', 'Generate code'], 'warning'],
        ['9', ['清空数据', 'Clear'], 'danger'],
        ['0', ['其他', 'Other'], 'info'],
      ],
    ],
    [
      'sys_common_status',
      'Outcome 系统状态',
      [
        ['0', ['成功', 'Success'], 'primary'],
        ['1', ['失败', 'Failure'], 'danger'],
      ],
    ],
  ]

export const dictTypes = dictionaries.map(([type, name]) => ({ dict_type: type, dict_name: name }))

export const dicts = dictionaries.flatMap(([type, , entries]) =>
  entries.map(([value, [chinese, english], listClass = ''], index) => ({
    dict_sort: index + 1,
    dict_label: chinese,
    dict_label_en: english,
    dict_value: value,
    dict_type: type,
    list_class: listClass,
    is_default: index === 0 ? 'Y' : 'N',
  })),
)
