/** Gateway contract §7.12: the preset theme colours, in order. */
export const themePresets = [
  ['sky', '#409EFF'],
  ['brand', '#1890ff'],
  ['slate', '#304156'],
  ['graphite', '#212121'],
  ['green', '#11a983'],
  ['cyan', '#13c2c2'],
  ['violet', '#6959CD'],
  ['red', '#f5222d'],
] as const
