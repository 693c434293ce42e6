import type { SameShape } from '@/engine/messages/words'
import type { dashboard as english } from '../en-US/dashboard'

/** The home page. */
export const dashboard: SameShape<typeof english> = {
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
    period: '%{from} 至 %{to}，今天截至目前；仅对比完整日',
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
      wholeDays: '%{days} 个完整日：',
      against: '%{now}，此前 %{before}',
      same: '%{days} 个完整日与此前持平',
      moreThanNothing: '%{days} 个完整日多于此前：',
      lessThanNothing: '%{days} 个完整日少于此前：',
      before: '此前 %{days} 个完整日：',
      unknown: '此前 %{days} 个完整日没有数据。',
    },
    asTable: '以表格显示',
    chart: '%{title}按日图表，可用方向键逐日查看。',
    day: '日期',
    earlier: '此前 %{days} 天',
    sum: '合计',
    wholeDays: '%{days} 个完整日',
    today: '今天（截至目前）',
    soFar: '截至目前',
    gap: '无数据',
    gaps: '%{days} 天中有 %{count} 天没有数据。',
    gapsBefore: '对比周期 %{days} 天中有 %{count} 天没有数据。',
    without: '未包含您无权查看的部分：%{parts}。',
    empty: '网关没有这些日期的数据。',
    forbidden: '您的账号无权查看此项数据。',
    missing: '该网关不提供此项数据。',
  },
}
