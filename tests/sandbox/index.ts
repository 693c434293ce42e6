export { accounts, knownPassword, knownSecondPassword, type Account } from './accounts'
export { createSandbox, type Sandbox, type SandboxParts } from './createSandbox'
export { openSandbox, type OpenSandbox } from './openSandbox'
export { settingsTable, type Settings } from './settings'
