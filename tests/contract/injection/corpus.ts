/** Texts that are no number, code, day or id, so that a call that accepts one accepts it as text. */
export const injections: readonly string[] = [
  [
    "'",
    "''",
    '"',
    '`',
    '\\',
    "\\'",
    "%27'",
    ')',
    "')",
    "'))--",
    ';',
    "';",
    '--',
    "'--",
    '/*',
    "'/*",
  ],
  ["' or '1'='1", "' or 1=1--", "') or ('1'='1", '" or ""="', "1' or '1'='1' /*", 'x or 1=1'],
  ["' and '1'='2", "' and 1=(select 1/0)--", '1 and 1=cast(version() as int)'],
  ["' union select null--", "' union all select user_name, password from sys_user--"],
  ["'; drop table st_bill; --", '"; drop table st_bill; --', "'; delete from sys_user; --"],
  ["'; update sys_user set password = ''; --", "'; truncate st_store cascade; --"],
  ["'; insert into sys_role_menu select 4, menu_id from sys_menu; --"],
  ["'||pg_sleep(20)--", "' and (select pg_sleep(20)) is null--", "'; select pg_sleep(20); --"],
  ['(select pg_sleep(20))', '1,(select pg_sleep(20))', 'id;select pg_sleep(20)', '1::int'],
  ['id desc, (select 1/0)', 'case when 1=1 then id else name end', 'asc nulls first', 'id--'],
  ["E'\\x27'", '$$', '$1', '$$;drop table st_bill;$$', "U&'\\0027'", "chr(39)||'x"],
  ['%', '_', "%' or '%'='", "%') or ('%'='", '{1,2}', "{'a'}", "x' escape '"],
  ['0x27 or 1=1', "1'/**/or/**/'1'='1", '\u02bc or 1=1', '\uff07 or 1=1', "admin'--", "'\0--"],
  ['copy sys_user to stdout', 'xp_cmdshell', "'; set role postgres; --", "current_setting('x')"],
].flat()

/** Text that nothing holds. */
const harmless = 'zzqqvv'

/** A harmless value for comparison: a list that starts with an id still does. */
export function harmlessFor(injection: string): string {
  return injection.startsWith('1,') ? `1,${harmless}` : harmless
}
