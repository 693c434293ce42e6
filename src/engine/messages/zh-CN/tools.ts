import type { SameShape } from '../words'
import type { tools as english } from '../en-US/tools'

/** The menus of the navbar and the menu search. */
export const tools: SameShape<typeof english> = {
  tools: {
    searchLabel: '页面名称或路径',
    searchHint: '去哪里？输入页面名称或路径',
    searchFound: '找到的页面',
    searchCount: '%{smart_count} 个页面',
    searchMore: '共 %{found} 个页面，显示前 %{shown} 个。请继续输入以缩小范围。',
    searchNone: '菜单中没有这样的页面。',
    settings: '布局设置',
  },
}
