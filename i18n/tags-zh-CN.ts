import type { TagMessages } from './index'

export const tagsZhCN: TagMessages = {
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
