/** The login shows it before anything else is loaded. */
export const login = { app: { tagline: 'Energy rental and payments, under control' } } as const
