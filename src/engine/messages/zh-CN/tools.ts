import type { SameShape } from '../words'
import type { tools as english } from '../en-US/tools'

/** The menus of the navbar and the menu search. */
export const tools: SameShape<typeof english> = {
  tools: {
    searchLabel: '页面或记录',
    searchHint: '页面、订单号、地址、交易哈希或区块浏览器链接',
    searchFound: '找到的页面和记录',
    searchRecords: '%{smart_count} 条记录',
    searching: '正在查找：%{lists}…',
    searchedNone: '以下列表中没有找到：%{lists}',
    searchClosed: '未查找（不在您的菜单中）：%{lists}',
    searchFailed: '无法查找%{list}。',
    searchExplorer: '在区块浏览器中打开',
    searchWrong: '该地址校验和不正确，请检查是否有误。',
    searchAddress: '%{network} 地址',
    networks: { tron: '波场', ethereum: '以太坊', bitcoin: '比特币' },
    searchCount: '%{smart_count} 个页面',
    searchMore: '共 %{found} 个页面，显示前 %{shown} 个。请继续输入以缩小范围。',
    searchNone: '没有匹配的页面',
    settings: '布局设置',
  },
}
