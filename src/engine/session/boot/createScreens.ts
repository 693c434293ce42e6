import type { ReactElement } from 'react'
import { GatewayError, isFromGateway, type Credentials, type Gateway } from '@/engine/data/gateway'
import { safeRedirect, settleAddress } from '../access'
import { keepWanted, noteAccount, takeOutElsewhere, takeWanted } from '../nextLogin'
import { readHash, replaceHash } from '@/engine/ui/hash'
import { createSlot, type Slot } from '@/engine/ui/late/slot'
import type { OpenPortal, PortalLoader, Routers } from './portalLoader'

export type BootScreen =
  | { name: 'login'; failure?: GatewayError; isOutElsewhere?: true }
  | { name: 'public'; path: string }
  | { name: 'opening' }
  | { name: 'failed' }
  | { name: 'away'; failure: GatewayError }
  | { name: 'portal'; element: ReactElement }

export type Screens = {
  start: () => Promise<void>
  retry: (takesFocus?: boolean) => Promise<void>
  logIn: (credentials: Credentials) => Promise<void>
  leaveQuestion: Slot<() => Promise<boolean>>
}

/** Only a reload leaves the portal, so that nothing of an ended session stays in memory. */
export function createScreens(
  gateway: Gateway,
  loader: PortalLoader<OpenPortal>,
  put: (screen: BootScreen) => void,
): Screens {
  const { calls, session } = gateway
  const leaveQuestion = createSlot<() => Promise<boolean>>()
  let isEntering = false
  let isAsking = false
  let shown: BootScreen['name'] | undefined
  let address = ''
  let stopTabs = () => {}

  function show(screen: BootScreen) {
    shown = screen.name
    address = location.hash.slice(1)
    put(screen)
  }

  async function enter(takesFocus: boolean) {
    isEntering = true
    try {
      const element = await openPortal(gateway, loader, takesFocus)
      // the portal's router follows the address from here on
      removeEventListener('hashchange', onHashChange)
      stopTabs()
      show({ name: 'portal', element })
    } finally {
      isEntering = false
    }
  }

  function open(takesFocus = false) {
    return enter(takesFocus).catch((error: unknown) => show(leave(gateway, error)))
  }

  async function follow(isOutElsewhere = false) {
    const name = settleAddress(session.token() !== undefined)
    if (name === 'public') return show({ name, path: readHash(location.hash).path })
    if (name === 'login') return show(isOutElsewhere ? { name, isOutElsewhere } : { name })
    show({ name: 'opening' })
    await open()
  }

  function onTabs() {
    if (isEntering || shown !== 'login' || session.token() === undefined) return
    show({ name: 'opening' })
    void open()
  }

  async function onHashChange() {
    if (isEntering || isAsking) return
    isAsking = true
    const mayGo = (await leaveQuestion.get()?.()) ?? true
    isAsking = false
    if (mayGo) await follow()
    else replaceHash(address)
  }

  return {
    leaveQuestion,
    start() {
      addEventListener('hashchange', onHashChange)
      stopTabs = session.subscribeTabs(onTabs)
      return follow(takeOutElsewhere())
    },
    async retry(takesFocus) {
      if (!isEntering) await open(takesFocus)
    },
    async logIn(credentials) {
      await calls.login(credentials)
      await enter(true).catch((error: unknown) => {
        if (!(error instanceof GatewayError)) return show({ name: 'failed' })
        endSession(gateway)
        throw error
      })
    },
  }
}

/** §4: loads the user, the menu and the code at once; without the user there is no session. */
async function openPortal(
  gateway: Gateway,
  loader: PortalLoader<OpenPortal>,
  takesFocus: boolean,
): Promise<ReactElement> {
  const { calls } = gateway
  const menu = readRouters(gateway)
  const [open, { user }] = await Promise.all([loader.load(), calls.getInfo()])
  const wanted = takeWanted(user.userId)
  noteAccount(user.userId)
  const routers = await menu
  const { path, search } = readHash(location.hash)
  if ('failure' in routers) replaceHash('/')
  else if (path === '/login') {
    const asked = safeRedirect(new URLSearchParams(search).get('redirect'))
    replaceHash(asked === '/' ? safeRedirect(wanted) : asked)
  }
  return open({ gateway, routers, ...(takesFocus && { takesFocus }) })
}

/** Never rejects: without a menu, the fixed pages work. */
export function readRouters({ calls }: Gateway): Promise<Routers> {
  return calls.getRouters().then(
    (tree) => ({ tree }),
    (failure: unknown) => ({ failure }),
  )
}

function endSession({ gate, session }: Gateway): void {
  session.clear()
  gate.reset()
}

/** §4: after the next login the page opens again if the login had only expired, else that login offers it. */
function leave(gateway: Gateway, error: unknown): BootScreen {
  if (!(error instanceof GatewayError)) return { name: 'failed' }
  if (!isFromGateway(error)) return { name: 'away', failure: error }
  endSession(gateway)
  const { path, search } = readHash(location.hash)
  keepWanted(`${path}${search}`, error.kind !== 'auth')
  replaceHash('/')
  settleAddress(false)
  return { name: 'login', failure: error }
}
