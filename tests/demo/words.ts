import type { Language } from '@/engine/config'

const enUS = {
  bar: 'About this demo',
  note: 'Demo – everything lives in this browser',
  short: 'Demo in this browser',
  accounts: 'Accounts',
  alert: 'Send an alert',
  reset: 'Reset',
  use: 'Use',
  passwords: 'Password of all: %{password} · second password: %{second}',
  totp: 'Google code secret of totp: %{secret}',
  resetTitle: 'Reset the demo?',
  resetText:
    'Everything that you did in it will be lost, and the records of the first day come back.',
  cancel: 'Cancel',
  preparing: 'Preparing the demo',
  preparingText:
    'The portal, its gateway and a database are being loaded into this browser. This happens once; afterwards the demo also works offline.',
  loaded: '%{done} of %{of} MB',
  unsupported: 'This browser cannot run the demo',
  unsupportedText:
    'It needs service workers, web locks, IndexedDB and decompression streams. Older browsers and private windows may lack them, and browsers offer them over https or on localhost only.',
  failed: 'The demo could not be started',
  failedText:
    'Please check the connection and reload the page. If that does not help, delete the data of this site in your browser.',
  noScenario: 'The address names a scenario that does not exist',
  noScenarioText: 'The names after ?scenario= are: %{names}.',
  reload: 'Reload',
  purposes: {
    admin: 'may do everything',
    auditor: 'may read, not decide',
    tri: 'may read; is not warned of failed payouts',
    store: 'operator of store 1',
    store2: 'operator of store 2',
    totp: 'may do everything, with a Google code',
  } as Readonly<Record<string, string>>,
}

export type DemoWords = typeof enUS

const zhCN: DemoWords = {
  bar: '关于本演示',
  note: '演示 – 所有数据只在本浏览器中',
  short: '演示 – 仅在本浏览器中',
  accounts: '账号',
  alert: '发送提醒',
  reset: '重置',
  use: '使用',
  passwords: '统一密码：%{password} · 二级密码：%{second}',
  totp: 'totp 的谷歌验证密钥：%{secret}',
  resetTitle: '重置演示？',
  resetText: '演示中的操作将全部丢失，数据恢复为第一天的样子。',
  cancel: '取消',
  preparing: '正在准备演示',
  preparingText: '正在把门户、网关和数据库载入本浏览器，只需一次，之后离线也可使用。',
  loaded: '%{done} / %{of} MB',
  unsupported: '此浏览器无法运行演示',
  unsupportedText:
    '演示需要 Service Worker、Web Locks、IndexedDB 和 Compression Streams。旧版浏览器和隐私窗口可能不支持，且浏览器仅在 https 或 localhost 下提供。',
  failed: '演示无法启动',
  failedText: '请检查网络后重新加载；若仍无效，请在浏览器中清除本站数据。',
  noScenario: '地址中的场景不存在',
  noScenarioText: '?scenario= 之后可用的名称：%{names}。',
  reload: '重新加载',
  purposes: {
    admin: '可执行所有操作',
    auditor: '只读，不能审批',
    tri: '只读，不提醒失败的代付',
    store: '商户 1 的操作员',
    store2: '商户 2 的操作员',
    totp: '可执行所有操作，需谷歌验证码',
  },
}

/** The demo's words; the portal has none of them. */
export const demoWords: Readonly<Record<Language, DemoWords>> = { 'en-US': enUS, 'zh-CN': zhCN }
