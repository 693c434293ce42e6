import type { Queryable, Row } from '../db/Db'

export type TreeNode = { id: number; label: string; children?: TreeNode[] }

/** Rows with `id`, `parentId` and `label` as a tree; a row whose parent is missing is a root. */
export function treeOf(rows: readonly Row[]): TreeNode[] {
  const ids = new Set(rows.map((row) => Number(row['id'])))
  const childrenOf = (parentId: number): TreeNode[] => rows.filter(isBelow(parentId)).map(nodeOf)
  const nodeOf = (row: Row): TreeNode => {
    const id = Number(row['id'])
    const children = childrenOf(id)
    return { id, label: String(row['label']), ...(children.length > 0 && { children }) }
  }
  return rows.filter((row) => !ids.has(Number(row['parentId']))).map(nodeOf)
}

function isBelow(parentId: number) {
  return (row: Row) => Number(row['parentId']) === parentId
}

/** SQL for the ids of a node and of all below it; `union` ends a circle. */
export function branchSql(table: string, idColumn: string, placeholder: string): string {
  return `(with recursive branch as (
      select ${idColumn} as id from ${table} where ${idColumn} = ${placeholder}::bigint
      union select t.${idColumn} from ${table} t join branch on t.parent_id = branch.id
    ) select id from branch)`
}

/** Whether `parentId` is the node itself or one below it, where it would be its own ancestor. */
export async function isOwnAncestor(
  tx: Queryable,
  [table, idColumn]: readonly [table: string, idColumn: string],
  id: string,
  parentId: unknown,
): Promise<boolean> {
  const found = await tx.query(`select 1 where $2::bigint in ${branchSql(table, idColumn, '$1')}`, [
    id,
    parentId,
  ])
  return found.length > 0
}
