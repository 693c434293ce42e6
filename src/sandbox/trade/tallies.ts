type Tally = {
  table: string
  /** The columns that it groups by, with their types. */
  by: Readonly<Record<string, 'bigint' | 'text'>>
  /** The columns that it sums. */
  sums: readonly string[]
}

const byState = { store_id: 'bigint', status: 'text' } as const

const tallies: readonly Tally[] = [
  { table: 'api_recharge', by: byState, sums: ['buy_num', 'real_buy_num'] },
  { table: 'api_draw', by: byState, sums: ['buy_num', 'real_buy_num'] },
  { table: 'st_store_recharge', by: byState, sums: ['amount'] },
  { table: 'st_store_draw', by: byState, sums: ['total_u', 'estimate_total_u'] },
  {
    table: 'st_bill',
    by: { store_id: 'bigint', type: 'text', network: 'text' },
    sums: ['change_amount'],
  },
]

/** A table `tally.<name>` beside each that grows: how many rows it has, and their sums, by what lists are filtered by. */
export const tallyTablesSql = [
  'create schema if not exists tally',
  ...tallies.map(
    ({ table, by, sums }) => `create table if not exists tally.${table} (
      ${Object.entries(by)
        .map(([column, type]) => `${column} ${type} not null,`)
        .join(' ')}
      counted bigint not null,
      ${sums.map((column) => `${column} numeric not null,`).join(' ')}
      primary key (${Object.keys(by).join(', ')})
    )`,
  ),
].join(';')

/** Counts the rows, and keeps the count at every statement. */
export const tallyTriggersSql = tallies.map(triggersOf).join(';')

/** Counts anew, after statements that no trigger has seen. */
export const recountSql = tallies.map(recount).join(';')

export const talliedTables = tallies.map(({ table }) => table)

function triggersOf(tally: Tally): string {
  const { table } = tally
  const name = `note_${table}`
  const on = (event: string, transitions: string) => `
    create or replace trigger ${name}_${event} after ${event} on ${table}
      ${transitions} for each statement execute function tally.${name}();`
  return `
    create or replace function tally.${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then delete from tally.${table}; end if;
      if tg_op in ('DELETE', 'UPDATE') then ${addUp(tally, 'removed', '-')}; end if;
      if tg_op in ('INSERT', 'UPDATE') then ${addUp(tally, 'added', '')}; end if;
      return null;
    end $$;
    ${on('insert', 'referencing new table as added')}
    ${on('update', 'referencing old table as removed new table as added')}
    ${on('delete', 'referencing old table as removed')}
    ${on('truncate', '')}
    ${recount(tally)}`
}

function recount(tally: Tally): string {
  return `delete from tally.${tally.table}; ${addUp(tally, tally.table, '')}`
}

function addUp({ table, by, sums }: Tally, rows: string, sign: '' | '-'): string {
  const [keys, values] = [Object.keys(by), ['counted', ...sums]]
  const added = ['count(*)', ...sums.map((column) => `sum(${column})`)].map((sum) => sign + sum)
  return `insert into tally.${table} as tally (${[...keys, ...values].join(', ')})
    select ${[...keys, ...added].join(', ')} from ${rows} group by ${keys.join(', ')}
    on conflict (${keys.join(', ')}) do update set
      ${values.map((column) => `${column} = tally.${column} + excluded.${column}`).join(', ')}`
}
