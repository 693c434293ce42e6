import type { SameShape } from '../words'
import type { tags as english } from '../en-US/tags'

/** The tags view. */
export const tags: SameShape<typeof english> = {
  tags: {
    label: '已打开的页面',
    close: '关闭%{name}',
    menu: '%{name}的操作',
    refresh: '刷新页面',
    closeCurrent: '关闭当前',
    closeOthers: '关闭其他',
    closeAll: '关闭全部',
    record: '%{title}（#%{id}）',
    create: '%{title} · 新建',
    edit: '%{title}（#%{id}）· 编辑',
    columns: '表字段',
    unsaved: '尚未保存',
  },
}
