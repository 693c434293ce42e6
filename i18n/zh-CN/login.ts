/** The login shows it before anything else is loaded. */
export const login = { app: { tagline: '能量租赁与支付，尽在掌控' } } as const
