import type { Queryable } from '@/sandbox/db/Db'

/**
 * Every table, column, constraint, index, trigger and function of a database, and what a seed must write for the
 * portal to work: menu, dictionaries and parameters. A line each, sorted.
 */
export async function shapeOf(db: Queryable): Promise<readonly string[]> {
  const parts = await Promise.all(queries.map((sql) => db.query(`${sql} order by 1`)))
  return parts.flat().map(({ line }) => String(line))
}

const own = `nspname in ('public', 'tally')`

const queries = [
  `select concat_ws(' ', 'column', nspname || '.' || relname, attname, format_type(atttypid, atttypmod),
     case when attnotnull then 'not null' end, 'identity ' || nullif(attidentity::text, ''),
     'default ' || pg_get_expr(adbin, adrelid)) as line
   from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
     left join pg_attrdef d on adrelid = attrelid and adnum = attnum
   where ${own} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`,
  // the server names "not null" among the constraints from version 18 on; it is a column's above
  `select concat_ws(' ', 'constraint', conrelid::regclass, pg_get_constraintdef(c.oid)) as line
   from pg_constraint c join pg_namespace n on n.oid = connamespace
   where ${own} and contype <> 'n'`,
  `select concat_ws(' ', 'index', indexdef) as line from pg_indexes
   where schemaname in ('public', 'tally')`,
  `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) as line
   from pg_trigger t join pg_proc p on p.oid = tgfoid join pg_namespace n on n.oid = pronamespace
   where ${own} and not tgisinternal`,
  `select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) as line
   from pg_proc p join pg_namespace n on n.oid = pronamespace where ${own}`,
  `select concat_ws(' ', 'menu', menu_type, menu_name, path, component, perms) as line from sys_menu`,
  `select concat_ws(' ', 'dictionary', dict_type, dict_value) as line from sys_dict_data`,
  `select concat_ws(' ', 'parameter', config_key) as line from sys_config`,
]
