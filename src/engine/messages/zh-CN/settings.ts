import type { SameShape } from '../words'
import type { settings as english } from '../en-US/settings'

/** The layout settings and the size switch. */
export const settings: SameShape<typeof english> = {
  settings: {
    title: '布局设置',
    close: '关闭布局设置',
    theme: '主题颜色',
    colours: {
      sky: '天蓝',
      brand: '品牌蓝',
      slate: '石板灰',
      graphite: '石墨黑',
      green: '绿色',
      cyan: '青色',
      violet: '紫色',
      red: '红色',
    },
    own: '自定义颜色',
    whiteInk: '此颜色上的白色文字，对比度 %{ratio}:1。',
    darkInk: '此颜色上的深色文字，对比度 %{ratio}:1。',
    asChosen: '此颜色的链接，对比度 %{ratio}:1。',
    shaded: '以此颜色显示的链接在此只有 %{ratio}:1，因此改用 %{shade}，达到 %{better}:1。',
    mode: '外观',
    modes: {
      system: '跟随系统',
      light: '浅色',
      dark: '深色',
    },
    layout: '布局',
    tagsView: '标签页',
    fixedHeader: '固定头部',
    sidebarLogo: '侧边栏 Logo',
    size: '尺寸',
    sizes: {
      default: '默认',
      medium: '中等',
      small: '小型',
      mini: '超小',
    },
    sized: '尺寸：%{size}',
    reset: '恢复默认',
    wasReset: '布局已恢复默认。',
  },
}
