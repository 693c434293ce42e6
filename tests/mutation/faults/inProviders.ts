import type { Fault } from '../Fault'

/** Something else goes over the wire, or comes in from it. */
export const inProviders: readonly Fault[] = [
  {
    name: 'undeclared keys are kept',
    file: 'src/engine/data/wire/records.ts',
    find: `Record<string, unknown> = { id: '' }`,
    put: `Record<string, unknown> = { ...row, id: '' }`,
    resource: 'store',
  },
  {
    name: 'an id is written under its own name',
    file: 'src/engine/data/wire/records.ts',
    find: `[id]: Object.hasOwn(wire, id)`,
    put: `id: Object.hasOwn(wire, id)`,
    resource: 'energyUser',
  },
  {
    name: 'an edit does not say which version it is over',
    file: 'src/engine/data/wire/records.ts',
    find: `    ...versionToSend(over),\n`,
    put: '',
    resource: 'store',
  },
  {
    name: 'a filter is sent with its spaces',
    file: 'src/engine/schema/filterOps.ts',
    find: `value: value.trim()`,
    put: `value`,
    resource: 'payout',
  },
  {
    name: 'several codes are joined by semicolons',
    file: 'src/engine/gateway/query.ts',
    find: `.join(',')`,
    put: `.join(';')`,
    resource: 'bill',
  },
  {
    name: 'empty values are sent',
    file: 'src/engine/gateway/query.ts',
    find: `    .filter(([, text]) => text !== '')\n`,
    put: '',
    resource: 'waterWallet',
  },
  {
    name: 'a list is asked in the other order',
    file: 'src/engine/gateway/query.ts',
    find: `'desc' : 'asc'`,
    put: `'asc' : 'desc'`,
    resource: 'waterWallet',
  },
  {
    name: 'an action has no Idempotency-Key',
    file: 'src/engine/data/wire/calls.ts',
    find: `idempotencyHeader(idempotencyKey)`,
    put: `{}`,
    resource: 'payout',
  },
  {
    name: 'an action is sent to another path',
    file: 'src/engine/data/wire/calls.ts',
    find: '`${path}/${action}/{id}` }',
    put: '`${path}/{id}/${action}` }',
    resource: 'payout',
  },
]
