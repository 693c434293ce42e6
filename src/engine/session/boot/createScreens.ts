import type { ReactElement } from 'react'
import { safeRedirect, settleAddress } from '@/engine/session/access'
import { readHash, replaceHash } from '@/engine/ui/hash'
import { takeOutElsewhere } from '@/engine/session/outElsewhere'
import { oweFocus } from '@/engine/ui/owedFocus'
import type { OpenPortal, Routers } from '@/engine/session/boot/portal'
import { keepWanted, noteAccount, takeWanted } from '@/engine/session/wantedPage'
import type { PortalLoader } from '@/engine/session/boot/portalLoader'
import { mayLeavePublic } from '../useTypedGuard'
import { GatewayError, isFromGateway, type Credentials, type Gateway } from '@/engine/data/gateway'

export type BootScreen =
  | { name: 'login'; failure?: GatewayError; isOutElsewhere?: true }
  | { name: 'public'; path: string }
  | { name: 'opening' }
  | { name: 'failed' }
  | { name: 'away'; failure: GatewayError }
  | { name: 'portal'; element: ReactElement }

type Screens = {
  /** Shows the screen of the present address and follows the address until the portal stands. */
  start: () => Promise<void>
  /** Tries again to open the portal. */
  retry: () => Promise<void>
  /** Rejects with what the login form is to say. */
  signIn: (credentials: Credentials) => Promise<void>
}

/**
 * Which of the two screens stands on the page. The portal is left by a reload only, so nothing of an
 * ended session stays in memory.
 */
export function createScreens(
  gateway: Gateway,
  loader: PortalLoader<OpenPortal>,
  put: (screen: BootScreen) => void,
): Screens {
  const { calls, session } = gateway
  let entering = false
  let asking = false
  let current: BootScreen['name'] | undefined
  /** The address of what stands. */
  let here = ''
  let deafen = () => {}

  function show(screen: BootScreen) {
    current = screen.name
    here = location.hash.slice(1)
    put(screen)
  }

  async function enter() {
    entering = true
    try {
      const element = await openPortal(gateway, loader)
      removeEventListener('hashchange', onHashChange) // The portal's router listens for itself.
      deafen()
      show({ name: 'portal', element })
    } finally {
      entering = false
    }
  }

  async function follow(isOutElsewhere = false) {
    const name = settleAddress(session.token() !== undefined)
    if (name === 'public') return show({ name, path: readHash(location.hash).path })
    if (name === 'login') return show(isOutElsewhere ? { name, isOutElsewhere } : { name })
    show({ name: 'opening' })
    await open()
  }

  function open() {
    return enter().catch((error: unknown) => show(leave(gateway, error)))
  }

  /** A sign-in in another tab opens the portal here, too. */
  async function onTabNews() {
    if (entering || current !== 'login' || session.token() === undefined) return
    show({ name: 'opening' })
    await enter().catch((error: unknown) => show(leave(gateway, error)))
  }

  function onHashChange() {
    if (!entering && !asking) void leaveFor()
  }

  /** What is typed stands until it is said that it may go; then the address counts that is there by now. */
  async function leaveFor() {
    asking = true
    const mayGo = await mayLeavePublic()
    asking = false
    if (mayGo) return follow()
    return replaceHash(here)
  }

  return {
    start() {
      addEventListener('hashchange', onHashChange)
      deafen = session.subscribeTabs(() => void onTabNews())
      return follow(takeOutElsewhere())
    },
    async retry() {
      if (!entering) await open()
    },
    async signIn(credentials) {
      await calls.login(credentials)
      // the form goes with it
      oweFocus()
      await enter().catch((error: unknown) => {
        if (!(error instanceof GatewayError)) return show({ name: 'failed' })
        endSession(gateway)
        throw error
      })
    },
  }
}

/** §4: the user, the menu and the code come at the same time; without the user there is no session. */
async function openPortal(
  gateway: Gateway,
  loader: PortalLoader<OpenPortal>,
): Promise<ReactElement> {
  const { calls } = gateway
  const menu = calls.getRouters().then(
    (tree): Routers => ({ tree }),
    (failure: unknown): Routers => ({ failure }),
  )
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
  return open({ gateway, routers })
}

function endSession({ gate, session }: Gateway): void {
  session.clear()
  gate.reset()
}

/**
 * §4: the session ends, the error is shown and the user goes to `/`, which without a token is the login. After it
 * the page opens again if the login had only expired, and is offered otherwise. Where the gateway was not reached
 * nobody knows anything against the session, and it stays.
 */
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
