import type { SameShape } from '../words'
import type { alerts as english } from '../en-US/alerts'

/** The alerts and the live channel. */
export const alerts: SameShape<typeof english> = {
  alerts: {
    title: '告警',
    bell: '告警',
    bellCount: '告警，%{smart_count} 条未确认',
    waiting: '%{smart_count} 条告警未确认',
    warning: '警告',
    gap: '%{from} 至 %{to} 连接中断',
    gaps: '%{from} 至 %{to} 连接多次中断',
    heard: '共提醒 %{smart_count} 次',
    interruptions: '中断 %{smart_count} 次',
    between: '%{from} 至 %{to}',
    noPage: '该告警对应的页面“%{page}”不在您的菜单中，如需查看请联系管理员。',
    acknowledge: '确认',
    acknowledgeThis: '确认：%{what}',
    acknowledgeAll: '全部确认',
    doneToday: '今天已确认：%{smart_count} 条',
    doneAt: '%{time} 确认',
    none: '暂无待处理的告警',
    noneText: '新的告警会保留在这里，直到您确认。',
    sound: '语音播报告警',
    soundOn: '告警将语音播报',
    trySound: '试听',
    silent: '无声音',
    soundProblem: {
      gesture: '浏览器要求先在页面上点击或按键，之后才能播放声音。',
      noSpeech: '此浏览器不支持语音播报，改为提示音。',
      noVoice: '此浏览器没有中文语音，改为提示音。',
      refused: '浏览器拒绝了语音播报：请允许本站播放声音后重试。',
      failed: '语音播报失败，改为提示音。',
      stuck: '语音播报卡住，已停止并改为提示音。',
    },
    live: {
      open: '实时告警已连接',
      waiting: '实时告警等待登录',
      connecting: '实时告警连接中',
      attempt: '实时告警连接中：第 %{attempt} 次尝试',
      retrying: '连接已断开：%{seconds} 秒后第 %{attempt} 次尝试',
      timedOut: '实时告警已关闭',
      lost: '自 %{time} 起',
      timedOutText: '实时告警已关闭：多次尝试后仍无法连接。恢复连接前不会收到新的告警。',
      connect: '连接',
    },
  },
}
