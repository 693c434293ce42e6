import { toText } from '@/engine/schema/kind'
import { rowsPerPage, type RowsPage, type RowsQuery } from './chosenRows'
import { rowsOf, type Gateway } from '@/engine/data/gateway'

const path = '/system/role/authUser'

/** The users who have a role, or those who do not (gateway contract §6): account, name, phone. */
export async function readRoleUsers(
  gateway: Gateway,
  roleId: string,
  have: boolean,
  { page, search, signal }: RowsQuery,
): Promise<RowsPage> {
  const url = `${path}/${have ? 'allocatedList' : 'unallocatedList'}`
  const query = { roleId, userName: search.trim(), pageNum: page, pageSize: rowsPerPage }
  const answer = await gateway.client.get(url, { query, signal })
  const { rows, total } = rowsOf(answer, (page - 1) * rowsPerPage)
  return {
    total,
    rows: rows.map((row) => ({
      id: toText(row['userId']) ?? '',
      cells: [row['userName'], row['nickName'], row['phonenumber']].map((one) => toText(one) ?? ''),
    })),
  }
}

/** Gives a role to users. */
export async function addRoleUsers(
  { client }: Gateway,
  roleId: string,
  ids: readonly string[],
): Promise<void> {
  await client.put(`${path}/selectAll`, { query: { roleId, userIds: ids.join() } })
}

/** Takes a role from users. */
export async function removeRoleUsers(
  { client }: Gateway,
  roleId: string,
  ids: readonly string[],
): Promise<void> {
  await client.put(`${path}/cancelAll`, { query: { roleId, userIds: ids.join() } })
}
