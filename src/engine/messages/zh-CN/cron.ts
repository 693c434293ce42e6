import type { SameShape } from '../words'
import type { cron as english } from '../en-US/cron'

/** Schedules in words; loaded with the resources that come late. */
export const cron: SameShape<typeof english> = {
  cron: {
    second: '每秒',
    seconds: '每 %{count} 秒',
    minute: '每分钟',
    minutes: '每 %{count} 分钟',
    hour: '每小时的第 %{minute} 分钟',
    hours: '每 %{count} 小时的第 %{minute} 分钟',
    day: '每天 %{time}',
    workday: '周一至周五 %{time}',
    weekday1: '每周日 %{time}',
    weekday2: '每周一 %{time}',
    weekday3: '每周二 %{time}',
    weekday4: '每周三 %{time}',
    weekday5: '每周四 %{time}',
    weekday6: '每周五 %{time}',
    weekday7: '每周六 %{time}',
    month: '每月 %{day} 日 %{time}',
    lastDay: '每月最后一天 %{time}',
    year: '每年 %{month} 月 %{day} 日 %{time}',
  },
}
