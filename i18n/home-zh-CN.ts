import type { HomeMessages } from './index'

/** 首页所用的文字，随首页一起加载。 */
export const homeZhCN: HomeMessages = {
  home: {
    morning: '早上好，%{name}',
    afternoon: '下午好，%{name}',
    evening: '晚上好，%{name}',
    intro: '您想打开哪个页面？',
    empty: '您的账号还没有可用的菜单，请联系管理员开通。',
  },
  dashboard: {
    title: '数据看板',
    last: '最近 %{days} 天',
    period: '%{from} 至 %{to}，与此前 %{days} 天对比',
    range: '统计周期',
    days: '%{days} 天',
    asOf: '数据截至 %{time}',
    reload: '重新加载数据',
    cards: {
      users: '用户增长趋势',
      charge: '充值总额',
      withdrawal: '提现总额',
      quantity: '交易数量',
      amount: '交易金额',
    },
    users: '位新用户',
    change: {
      against: '较此前 %{days} 天：',
      same: '与此前 %{days} 天持平',
      moreThanNothing: '多于此前 %{days} 天：',
      lessThanNothing: '少于此前 %{days} 天：',
      before: '此前 %{days} 天：',
      unknown: '此前 %{days} 天没有数据。',
    },
    asTable: '以表格显示',
    chart: '%{title}按日图表，可用方向键逐日查看。',
    day: '日期',
    earlier: '此前 %{days} 天',
    sum: '合计',
    gap: '无数据',
    gaps: '%{days} 天中有 %{count} 天没有数据。',
    gapsBefore: '对比周期 %{days} 天中有 %{count} 天没有数据。',
    without: '未包含您无权查看的部分：%{parts}。',
    empty: '网关没有这些日期的数据。',
    forbidden: '您的账号无权查看此项数据。',
    missing: '该网关不提供此项数据。',
  },
}
