import type { ToolMessages } from './index'

export const toolsZhCN: ToolMessages = {
  tools: {
    searchLabel: '页面名称或路径',
    searchHint: '去哪里？输入页面名称或路径',
    searchFound: '找到的页面',
    searchCount: '%{smart_count} 个页面',
    searchMore: '共 %{found} 个页面，显示前 %{shown} 个。请继续输入以缩小范围。',
    searchNone: '菜单中没有这样的页面。',
    settings: '布局设置',
    docs: {
      resources: 'TRON 的能量与带宽',
      tron: 'TRON 开发者文档',
      erc20: 'ERC-20 代币标准',
    },
  },
}
