import type { Dice } from '@/sandbox/values/dice'

/** A request as it goes over the wire: the target below the base path, and bytes. */
export type WireRequest = {
  method: string
  target: string
  headers: readonly (readonly [name: string, value: string])[]
  body: Uint8Array<ArrayBuffer> | undefined
}

/**
 * A request that is wrong in one place or several, mostly to a call that exists.
 * @param calls what the gateway has, each a method, a space and a path with its parameters
 */
export function aMalformedRequest(dice: Dice, calls: readonly string[]): WireRequest {
  const [known = 'GET', path = '/'] = dice.pick(calls).split(' ')
  const method = dice.chance(0.85) ? known : dice.pick(methods)
  const target = dice.chance(0.9) ? aTarget(dice, path) : dice.pick(oddTargets)
  const hasBody = method !== 'GET' && method !== 'HEAD' && dice.chance(0.9)
  const { type, bytes } = dice.chance(0.2) ? someParts(dice) : someJson(dice)
  const headers = [
    ['Content-Type', dice.chance(0.85) ? type : dice.pick(types)] as const,
    ...(dice.chance(0.4) ? [dice.pick(oddHeaders)] : []),
  ]
  return { method, target, headers, body: hasBody ? bytes : undefined }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']

function aTarget(dice: Dice, path: string): string {
  const filled = path.replaceAll(/:\w+(?:\{(.*?)\}+)?(?=\/|$)/g, (_, form: string) => {
    return dice.pick(dice.chance(0.5) ? fitting(form) : oddParts)
  })
  if (dice.chance(0.4)) return filled
  const count = dice.chance(0.02) ? 3_000 : dice.int(1, 5)
  const query = Array.from(
    { length: count },
    () => `${dice.pick(queryNames)}=${dice.pick(oddParts)}`,
  )
  return `${filled}?${query.join(dice.pick(['&', '&', '&', '&&', ';', '&=&']))}`
}

/** The values of a path parameter: one of a few words, digits, or anything. */
function fitting(form = ''): readonly string[] {
  if (form.includes('|')) return form.split('|')
  const isDigits = form.startsWith('[0-9')
  return isDigits
    ? ['1', '0', '01', '2', '9'.repeat(18), '9'.repeat(form.includes('{') ? 18 : 40)]
    : oddParts
}

/** Values for an id, a name or a value; an address may contain all of them. */
const oddParts = [
  ['1', '0', '-1', '01', '1e9', '1.0', '9'.repeat(18), '9'.repeat(40), '1,2', ',', '1,,2'],
  ['', '%', '%00', '%0d%0aX:%201', '%ff', '%E0%A4', '%F0%9F%92%A9', '%ED%A0%80', '%2e%2e%2f'],
  ['..', '%5c..%5c', "'", '%27--', '"', '%22', '$1', '${7*7}', 'null', 'undefined', 'NaN'],
  ['__proto__', 'constructor', 'toString', '*', '%25', '[]'],
  ['{}', '(select 1)', 'x'.repeat(900)],
  ['2026-02-30', '99999-01-01', '2026-01-01', 'asc', 'desc;drop', 'true', '%7B%22a%22%3A1%7D'],
].flat()

const queryNames = [
  ['pageNum', 'pageSize', 'orderByColumn', 'isAsc', 'beginTime', 'endTime'],
  ['id', 'ids', 'store'],
  ['status', 'name', 'params%5BbeginTime%5D', 'params[dataScope]', '__proto__[x]', 'id[]'],
  ['id[a][b]', 'roleIds', 'userIds', 'userId', 'roleId', 'tables', 'fileName', 'delete'],
  ['oldPassword', 'newPassword', 'updateSupport', '', '%00', '%ff', 'x'.repeat(300)],
].flat()

const oddTargets = [
  ['/', '//', '///login', '/.', '/./login', '/login/', '/LOGIN', '/login;x=1', '/login%2f'],
  ['/store/storeDraw/%2e%2e/%2e%2e/etc/passwd', '/store/bill/%', '/store//bill/list', '/%00'],
  ['/profile/upload/..%2f..%2fpackage.json', '/profile/avatar/%00.png', '/__fault', '/getInfo?'],
  [`/${'x'.repeat(5_000)}`],
  [`/${'a/'.repeat(2_000)}`],
  [`/store/bill/list?${'id=1&'.repeat(2_500)}`],
].flat()

function someJson(dice: Dice): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const text = dice.chance(0.75) ? JSON.stringify(anObject(dice)) : dice.pick(badJson)
  return { type: dice.pick(jsonTypes), bytes: encoded(dice, text) }
}

const jsonTypes = [
  'application/json',
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset=utf-16',
]

const badJson = [
  ['', ' ', '{', '}', '[]', 'null', 'true', '0', '"text"', '{"a":1}}', '{"a":}', "{'a':1}"],
  ['{"a":1,"a":2}', '{"secondPwd":{"$ne":null}}', '{"__proto__":{"admin":true}}', '{"a":1e999}'],
  ['{"userName":"\\u0000"}', '{"userName":"\\ud800"}', '\uFEFF{}', '{"a":01}', '[[[[]]]]'],
  ['['.repeat(50_000)],
  [`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  [`{"reason":"${'x'.repeat(70_000)}"}`],
  [JSON.stringify({ menuIds: Array.from({ length: 9_000 }, (_, place) => place) })],
].flat()

/** Known names, values of the wrong kind. */
function anObject(dice: Dice): object {
  const names = Array.from({ length: dice.int(0, 8) }, () => dice.pick(fieldNames))
  return Object.fromEntries(names.map((name) => [name, aValue(dice, 0)]))
}

const fieldNames = [
  ['username', 'password', 'code', 'captchaCode', 'uuid', 'secondPwd', 'reason', 'status'],
  ['id', 'userId', 'roleId', 'deptId', 'menuId', 'postId', 'jobId', 'configId', 'noticeId'],
  ['dictId', 'dictCode', 'tableId', 'parentId', 'roleIds', 'menuIds', 'deptIds', 'postIds'],
  ['userName', 'nickName', 'roleName', 'roleKey', 'roleSort', 'deptName', 'orderNum'],
  ['menuName', 'menuType', 'path', 'perms', 'query', 'configKey', 'configValue', 'dictType'],
  ['dictLabel', 'dictValue', 'dictSort', 'listClass', 'noticeTitle', 'noticeContent', 'jobName'],
  ['invokeTarget', 'cronExpression', 'dataScope', 'store', 'nick', 'phone', 'email', 'name'],
  ['address', 'totalU', 'walletName', 'appSecret', 'ipWhitelist', 'energyPrices', 'notifyUrl'],
  ['chargeFee', 'cny2URate', 'columns', 'params', 'updateTime', 'remark', 'oldPassword'],
  ['newPassword', 'sex', 'phonenumber', '__proto__', 'constructor', 'toString', '', '\0'],
].flat()

const scalars = [
  [null, true, false, 0, -1, 1.5, 1e308, 9_007_199_254_740_991, '', ' ', '0', '01', '-1', '1e9'],
  ['\0', '\ud800', '\u202e', '\r\nX: 1', "'", '"; drop table st_bill; --'],
  ['${7*7}', '<b>', '%s'],
  ['2026-02-30', '2026-01-01 00:00:00', '0 0 3 * * ?', '* * * * * *', 'sandboxTask.x()', '::1/999'],
  ['é'.repeat(300), 'x'.repeat(3_000), '9'.repeat(400), '0.'.padEnd(200, '1'), 'http://[', 'a@b.c'],
].flat()

function aValue(dice: Dice, depth: number): unknown {
  if (depth > 3 || dice.chance(0.7)) return dice.pick(scalars)
  const length = dice.int(0, 4)
  if (dice.chance(0.5)) return Array.from({ length }, () => aValue(dice, depth + 1))
  const names = Array.from({ length }, () => dice.pick(fieldNames))
  return Object.fromEntries(names.map((name) => [name, aValue(dice, depth + 1)]))
}

/** Mostly UTF-8, sometimes another encoding or bytes that are no text. */
function encoded(dice: Dice, text: string): Uint8Array<ArrayBuffer> {
  const utf8 = Uint8Array.from(Buffer.from(text))
  if (dice.chance(0.9)) return utf8
  return dice.pick([
    Uint8Array.from(Buffer.from(text, 'utf16le')),
    Uint8Array.from(Buffer.from(text, 'latin1')),
    utf8.subarray(0, Math.floor(utf8.length / 2)),
    Uint8Array.from({ length: 64 }, () => dice.int(0, 255)),
    Uint8Array.from([0x1f, 0x8b, 8, 0, ...utf8.subarray(0, 20)]),
  ])
}

function someParts(dice: Dice): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const boundary = dice.pick(['b', 'x'.repeat(70), '----b', "'()+_,-./:=?"])
  const parts = Array.from({ length: dice.int(0, 4) }, () => aPart(dice, boundary))
  const end = dice.pick([`--${boundary}--\r\n`, `--${boundary}--`, '', `--${boundary}`])
  const type = `multipart/form-data; boundary=${dice.pick([boundary, boundary, boundary, 'other', ''])}`
  return { type, bytes: encoded(dice, parts.join('') + end) }
}

function aPart(dice: Dice, boundary: string): string {
  const line = dice.pick(['\r\n', '\r\n', '\r\n', '\n'])
  const name = dice.pick(['file', 'avatarfile', 'secondPwd', '', '__proto__', 'a"; filename="b'])
  const file = dice.pick(
    [
      ['', '; filename="a.xlsx"', '; filename="a.png"', '; filename="../../a.png"', '; filename='],
      ["; filename*=utf-8''%ff", `; filename="${'x'.repeat(400)}.png"`, '; filename="a.xls"'],
    ].flat(),
  )
  const disposition = dice.pick(['Content-Disposition: form-data', 'Content-Disposition:', 'X: y'])
  const content = dice.pick([
    '',
    'PK\u0003\u0004',
    '\u0089PNG\r\n\u001a\n',
    'GIF89a',
    '<svg/>',
    'Second_1',
  ])
  return `--${boundary}${line}${disposition}; name="${name}"${file}${line}${line}${content}${line}`
}

const types = [
  ['application/jsonp', 'text/plain', 'application/xml', 'multipart/form-data', 'multipart/mixed'],
  ['application/x-www-form-urlencoded', 'application/json, text/html', ';', 'x'.repeat(2_000)],
].flat()

const oddHeaders = [
  ['Accept-Language', '*;q=9, \u00E9'],
  ['Accept-Language', 'zh'.repeat(2_000)],
  ['Accept-Language', 'en-US;q=x,,;,zh'],
  ['Idempotency-Key', 'é'],
  ['Idempotency-Key', 'x'.repeat(2_000)],
  ['Idempotency-Key', 'same-key'],
  ['X-Forwarded-For', "127.0.0.1' or '1'='1"],
  ['Authorization', 'Bearer '],
  ['Authorization', 'Basic YWRtaW46YWRtaW4='],
  ['Authorization', `Bearer ${'a'.repeat(4_000)}`],
  ['Cookie', 'Admin-Tokens=x; '.repeat(100)],
  ['Range', 'bytes=0-,-1'],
  ['Accept-Encoding', 'br;q=x, gzip;;'],
  ['User-Agent', '\u00ff'.repeat(1_000)],
  ['Content-Encoding', 'gzip'],
  ['If-None-Match', '"x'],
] as const
