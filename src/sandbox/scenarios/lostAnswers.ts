import type { Scenario } from './Scenario'

export const lostAnswers: Scenario = {
  what: 'whatever is written takes effect, and its answer never comes',
  faults: [
    ...['/login', '/logout'].map((path) => ({ path, delayMs: 0, times: 'always' as const })),
    ...(['POST', 'PUT', 'DELETE'] as const).map((method) => ({
      method,
      reset: 'after' as const,
      times: 'always' as const,
    })),
  ],
}
