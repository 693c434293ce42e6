import type { DataProvider, RaRecord } from 'react-admin'
import { call, list } from '../bound/gateway'

const paths: Readonly<Record<string, string>> = {
  deposits: '/api/apiRecharge',
  merchants: '/store/user',
  withdrawals: '/store/storeDraw',
  stores: '/store/store',
}

const read = {
  async getList(
    resource: string,
    {
      pagination,
      sort,
      filter,
    }: {
      pagination?: { page: number; perPage: number }
      sort?: { field: string; order: string }
      filter?: Record<string, string>
    },
  ) {
    const { rows, total } = await list(paths[resource] ?? '', {
      pageNum: String(pagination?.page ?? 1),
      pageSize: String(pagination?.perPage ?? 20),
      orderByColumn: sort?.field ?? 'id',
      isAsc: sort?.order.toLowerCase() ?? 'desc',
      ...filter,
    })
    return { data: rows as unknown as RaRecord[], total }
  },
  async getOne(resource: string, { id }: { id: unknown }) {
    const { data } = await call<{ data: RaRecord }>(`${paths[resource]}/${String(id)}`)
    return { data }
  },
  async getMany(resource: string, { ids }: { ids: readonly unknown[] }) {
    const { rows } = await list(paths[resource] ?? '', {
      id: ids.join(),
      pageSize: String(ids.length),
    })
    return { data: rows as unknown as RaRecord[] }
  },
}

/** It reads only: nothing is written in the bench. */
export const dataProvider = read as unknown as DataProvider
