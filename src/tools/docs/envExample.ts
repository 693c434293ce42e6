import { settingsTable } from '@/sandbox/settings/settings'
import { portalSettingsTable, type Setting } from '@/server/settings/portalSettings'

export const envExamplePath = '.env.example'

/** Every setting with its meaning and its default, for `node --env-file`, systemd and Compose. */
export function envExample(): string {
  return `# Settings with their defaults. Copy this file to .env, change what differs, and start with
#   node --env-file=.env dist/server.js
#   npx tsx --env-file=.env src/server/start.ts    in place of npm start, which reads no file
# \`npm run docs\` writes this file from the tables of settings.

${partOf('The portal: dist/server.js and npm start', portalSettingsTable)}
${partOf('The sandbox: npm start without GATEWAY_URL', settingsTable)}`
}

function partOf(title: string, settings: readonly Setting[]): string {
  const entries = settings.map(({ name, meaning, ...setting }) =>
    [`# ${meaning}`, `#${name}=${setting.default}`, ''].join('\n'),
  )
  return `### ${title}\n\n${entries.join('\n')}`
}
