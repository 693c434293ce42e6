import type { Page } from '@playwright/test'
import { callByHand } from './callByHand'

/** §2, what can be seen without a token. */
export const publicPlaces = ['/login', '/register', '/bind', '/auth-redirect'] as const

/** §2, the fixed routes, and what stands below the menu's pages: forms, records, pages of no screen. */
const fixedPlaces = [
  '/index',
  '/index?days=30',
  '/401',
  '/404',
  '/user/profile',
  '/publish/details?id=1',
  '/dict/type/data/1',
  '/job/log',
  '/store/user/create',
  '/store/user/1',
  '/store/user/1/show',
  '/store/storeDraw/1/show',
  '/api/apiRecharge/5/show',
  '/energy/user/1',
  '/system/user/create',
  '/system/role/2',
  '/system/menu/1',
  '/system/notice/1/show',
  '/monitor/job/1/show',
] as const

/** Adds pages that the sandbox's menu lacks; call it before the portal opens. */
export async function addPlaces(page: Page): Promise<readonly string[]> {
  await page.route('**/prod-api/getRouters', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: readonly unknown[] }
    await route.fulfill({ json: { ...body, data: [...body.data, ...strangers] } })
  })
  return strangers.map(({ path }) => path)
}

const strangers = [
  { path: '/no-screen', component: 'no/such/screen', meta: { title: 'Unheard of' } },
  {
    path: '/manual',
    component: 'InnerLink',
    meta: { title: 'The manual', link: 'https://docs.example.org/manual' },
  },
]

/** Every page of the administrator: the menu's, hidden ones included, and the fixed routes. */
export async function allPlaces(page: Page): Promise<readonly string[]> {
  const { data } = await callByHand<readonly Node[]>(page, 'GET', '/getRouters')
  return [...pathsOf(data ?? [], ''), ...fixedPlaces, await columnsPlace(page)]
}

type Node = { path: string; children?: readonly Node[] }

function pathsOf(nodes: readonly Node[], above: string): readonly string[] {
  return nodes
    .flatMap(({ path, children }) => {
      const full = path.startsWith('/') ? path : `${above}/${path}`.replace('//', '/')
      return children?.length ? pathsOf(children, full) : [full]
    })
    .filter((path) => path.startsWith('/') && !path.includes(':/'))
}

/** The columns of a table can be edited once its structure is known to the generator. */
async function columnsPlace(page: Page): Promise<string> {
  const list = () => callByHand(page, 'GET', '/tool/gen/list')
  if ((await list()).total === 0)
    await callByHand(page, 'POST', '/tool/gen/importTable?tables=api_draw')
  const [table] = (await list()).rows ?? []
  return `/gen/edit?tableId=${table?.['tableId']}`
}
