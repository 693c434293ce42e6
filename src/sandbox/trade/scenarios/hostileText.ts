import type { Db } from '../../db/Db'
import type { Scenario } from '../../scenarios/Scenario'

/** Texts typed with harmful intent, or carelessly. */
export const hostileTexts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example","Refund")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "Robert'); drop table st_store;--",
  '{{constructor.constructor("alert(1)")()}} %{smart_count} ${7*7}',
  '\u202Etfel ot thgir\u202C',
  'zero\u200Bwidth\uFEFFspaces\u00AD',
  'Z\u0351\u036B\u0343a\u0328\u0349l\u0321\u034Eg\u0321\u034Eo\u0321',
  '👩‍👩‍👧‍👦 商户 🇨🇳 مرحبا',
  'x'.repeat(300),
  'two\nlines\tand a tab',
  '__proto__',
  'null',
  ' leading and trailing ',
]

/** The columns that people fill in; those that the database checks stay unchanged. */
const columns = {
  st_store: ['nick'],
  st_store_draw: ['wallet_name'],
  api_recharge: ['mch_order_no', 'extend_info'],
  api_draw: ['mch_order_no', 'extend_info'],
  st_user: ['nick', 'name', 'email', 'telegram', 'role', 'notify_url'],
  en_user: ['user_name', 'account'],
  sys_notice: ['notice_title', 'notice_content'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const hostileText: Scenario = {
  what: 'markup, formulas, SQL, bidirectional and invisible characters and 300-letter words in every name',
  prepare: async (db) => {
    for (const [table, names] of Object.entries(columns))
      // oxlint-disable-next-line no-await-in-loop
      for (const [shift, name] of names.entries()) await overwrite(db, { table, name, shift })
  },
}

type Place = { table: string; name: string; shift: number }

async function overwrite(db: Db, { table, name, shift }: Place): Promise<void> {
  await db.query(
    `update ${table} set ${name} = ($1::text[])[1 + (id + $2::int) % ${hostileTexts.length}]`,
    [hostileTexts, shift],
  )
}
