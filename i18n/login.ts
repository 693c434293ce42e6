/** The portal in a line, which the login shows before anything else is loaded. */
export const login = {
  'en-US': { app: { tagline: 'Energy rental and payments, under control' } },
  'zh-CN': { app: { tagline: '能量租赁与支付，尽在掌控' } },
} as const
