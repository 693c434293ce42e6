/** The mutated sources, and the tests that must find the mutants. */
export type Module = {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

/** Sources in which an unnoticed fault costs most (reliability §4, 35), and the live channel's state machine. */
export const modules: readonly Module[] = [
  {
    name: 'envelope',
    files: ['src/engine/gateway/envelope.ts'],
    tests: [
      'tests/engine/gateway/envelope.test.ts',
      'tests/engine/gateway/envelope.properties.test.ts',
    ],
  },
  {
    name: 'redirect guard',
    files: ['src/engine/session/access.ts'],
    tests: [
      'tests/engine/session/access.test.ts',
      'tests/engine/session/access.properties.test.ts',
    ],
  },
  {
    name: 'permission rule',
    files: ['src/engine/schema/access.ts'],
    tests: ['tests/engine/schema/access.test.ts', 'tests/engine/schema/access.properties.test.ts'],
  },
  {
    name: 'decimals',
    files: ['src/engine/values/decimal.ts'],
    tests: [
      'tests/engine/values/decimal.test.ts',
      'tests/engine/values/decimal.properties.test.ts',
    ],
  },
  {
    name: '401 gate',
    files: ['src/engine/gateway/authGate.ts'],
    tests: ['tests/engine/gateway/authGate.test.ts'],
  },
  {
    name: 'menu builder',
    files: ['src/engine/data/menu/buildMenu.ts', 'src/engine/data/menu/menuPath.ts'],
    tests: [
      'tests/engine/data/menu/buildMenu.test.ts',
      'tests/engine/data/menu/buildMenu.properties.test.ts',
    ],
  },
  {
    name: 'live channel',
    files: [
      'src/engine/gateway/live/reconnects.ts',
      'src/engine/gateway/live/channelTimes.ts',
      'src/engine/gateway/live/clock.ts',
      'src/engine/gateway/live/line.ts',
      'src/engine/gateway/live/liveChannel.ts',
    ],
    tests: [
      'tests/engine/gateway/live/reconnects.test.ts',
      'tests/engine/gateway/live/channelTimes.test.ts',
      'tests/engine/gateway/live/heartbeat.test.ts',
      'tests/engine/gateway/live/liveChannel.test.ts',
      'tests/engine/gateway/live/reconnectDelay.test.ts',
      'tests/engine/gateway/live/silenceCheck.test.ts',
    ],
  },
  {
    name: 'zip pre-scan',
    files: ['src/engine/schema/sheet/scanSheetFile.ts', 'src/engine/schema/sheet/zipDirectory.ts'],
    tests: ['tests/engine/schema/sheet/scanSheetFile.test.ts'],
  },
]
