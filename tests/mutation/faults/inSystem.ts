import type { Fault } from '../Fault'

/** A system page says something else than its gateway, or is read and written in the wrong shape. */
export const inSystem: readonly Fault[] = [
  of('menu', {
    name: 'a page of the menu may have a longer component',
    find: `component: f.text({ maxLength: 200,`,
    put: `component: f.text({ maxLength: 255,`,
  }),
  of('job', {
    name: 'a switch does not say which state it is to be',
    find: `sends: ['id', 'status'],`,
    put: `sends: ['id'],`,
  }),
  of('job', {
    name: 'a job is run under a permission that the gateway does not know',
    find: `const mayChange = 'monitor:job:changeStatus'`,
    put: `const mayChange = 'monitor:job:run'`,
  }),
  of('operLog', {
    name: 'a log is emptied by another call',
    find: `path: '/monitor/operlog/clean'`,
    put: `path: '/monitor/operlog/clear'`,
  }),
  of('operLog', {
    name: 'a record is asked for where there is only its row',
    find: `  recordFrom: 'listedRow',\n`,
    put: '',
  }),
  of('user', {
    name: 'a user is narrowed by a name that the gateway does not look for',
    find: `nickName: f.text({ required`,
    put: `nickName: f.text({ filter: 'like', required`,
  }),
  {
    name: 'a record is not looked for beside its parts',
    file: 'src/engine/data/wire/readers.ts',
    find: `[data, fieldsOf(data[name])].reduce(withPart`,
    put: `[data].reduce(withPart`,
    resource: 'user',
  },
  {
    name: 'an action sends what the record was, not what it will be',
    file: 'src/engine/data/wire/calls.ts',
    find: `{ ...record, ...sets }`,
    put: `{ ...record }`,
    resource: 'job',
  },
  {
    name: 'a tool stands there without its permission',
    file: 'src/engine/list/ListTools.tsx',
    find: `Object.keys(tools).filter((name) => may([actionPermission(resource, name)]))`,
    put: `Object.keys(tools)`,
    resource: 'loginLog',
  },
]

function of(resource: string, fault: Pick<Fault, 'name' | 'find' | 'put'>): Fault {
  return { ...fault, file: `resources/system/${resource}.ts`, resource }
}
