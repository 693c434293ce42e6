/** What is mutated, and the tests that have to find it. */
export type Module = {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

/** Where a fault that nobody notices costs most (reliability §4, 35), and the live channel's state machine. */
export const modules: readonly Module[] = [
  {
    name: 'envelope',
    files: ['src/gateway/envelope.ts'],
    tests: ['tests/gateway/envelope.test.ts', 'tests/gateway/envelope.properties.test.ts'],
  },
  {
    name: 'redirect guard',
    files: ['src/layout/access.ts'],
    tests: ['tests/layout/access.test.ts', 'tests/layout/access.properties.test.ts'],
  },
  {
    name: 'permission rule',
    files: ['src/schema/access.ts', 'src/schema/permission.ts'],
    tests: ['tests/schema/access.test.ts', 'tests/schema/access.properties.test.ts'],
  },
  {
    name: 'decimals',
    files: ['src/schema/decimal.ts'],
    tests: ['tests/schema/decimal.test.ts', 'tests/schema/decimal.properties.test.ts'],
  },
  {
    name: '401 gate',
    files: ['src/gateway/authGate.ts'],
    tests: ['tests/gateway/authGate.test.ts'],
  },
  {
    name: 'menu builder',
    files: ['src/layout/menu.ts', 'src/layout/menuPath.ts'],
    tests: ['tests/layout/menu.test.ts', 'tests/layout/menu.properties.test.ts'],
  },
  {
    name: 'live channel',
    files: [
      'src/gateway/live/attempts.ts',
      'src/gateway/live/channelTimes.ts',
      'src/gateway/live/connector.ts',
      'src/gateway/live/createPulse.ts',
      'src/gateway/live/follower.ts',
      'src/gateway/live/heartbeat.ts',
      'src/gateway/live/liveChannel.ts',
      'src/gateway/live/openLine.ts',
      'src/gateway/live/reconnectDelay.ts',
    ],
    tests: [
      'tests/gateway/live/attempts.test.ts',
      'tests/gateway/live/channelTimes.test.ts',
      'tests/gateway/live/heartbeat.test.ts',
      'tests/gateway/live/liveChannel.test.ts',
      'tests/gateway/live/outage.test.ts',
      'tests/gateway/live/reconnectDelay.test.ts',
      'tests/gateway/live/silenceCheck.test.ts',
    ],
  },
  {
    name: 'zip pre-scan',
    files: [
      'src/schema/sheet/partIssue.ts',
      'src/schema/sheet/scanSheetFile.ts',
      'src/schema/sheet/unpackPart.ts',
      'src/schema/sheet/zipDirectory.ts',
    ],
    tests: ['tests/schema/sheet/scanSheetFile.test.ts'],
  },
]
