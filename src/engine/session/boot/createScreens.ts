import type { ReactElement } from 'react'
import { GatewayError, isFromGateway, type Credentials, type Gateway } from '@/engine/data/gateway'
import { safeRedirect, settleAddress } from '../access'
import { keepWanted, noteAccount, takeOutElsewhere, takeWanted } from '../nextLogin'
import { readHash, replaceHash } from '@/engine/ui/hash'
import { createSlot } from '@/engine/ui/late/slot'
import type { CreatePortal, Opened, Portal, PortalLoader, Routers } from './portalLoader'

export type BootScreen =
  | { name: 'login'; failure?: GatewayError; isOutElsewhere?: true }
  | { name: 'public'; path: string }
  | { name: 'opening' }
  | { name: 'failed' }
  | { name: 'away'; failure: GatewayError }
  | { name: 'portal' }

export type Screens = ReturnType<typeof createScreens>

/** Only a reload leaves the portal, so that nothing of an ended session stays in memory. */
export function createScreens(
  gateway: Gateway,
  loader: PortalLoader<CreatePortal>,
  put: (screen: BootScreen, portal?: ReactElement) => void,
) {
  const { calls, session } = gateway
  const leaveQuestion = createSlot<() => Promise<boolean>>()
  let isEntering = false
  let isAsking = false
  let shown: BootScreen | undefined
  let portal: Portal | undefined
  let address = ''
  let stopTabs = () => {}

  function show(screen: BootScreen, opened?: Opened) {
    shown = screen
    address = location.hash.slice(1)
    put(screen, portal?.render(opened))
  }

  function build(create: CreatePortal): Portal {
    portal ??= create(gateway)
    return portal
  }

  async function enter(takesFocus: boolean) {
    isEntering = true
    try {
      const opened = await openPortal(gateway, async () => build(await loader.load()))
      // the portal's router follows the address from here on
      removeEventListener('hashchange', onHashChange)
      stopTabs()
      show({ name: 'portal' }, { ...opened, takesFocus })
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
    if (isEntering || shown?.name !== 'login' || session.token() === undefined) return
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
    start(): Promise<void> {
      addEventListener('hashchange', onHashChange)
      stopTabs = session.subscribeTabs(onTabs)
      return follow(takeOutElsewhere())
    },
    /** Loads the portal's code and builds its shell behind the login. */
    async prepare() {
      const create = await loader.prefetch()
      if (!create || !shown || isEntering || portal) return
      put(shown, build(create).render())
    },
    async retry(takesFocus?: boolean) {
      if (!isEntering) await open(takesFocus)
    },
    async logIn(credentials: Credentials) {
      await calls.login(credentials)
      await enter(true).catch((error: unknown) => {
        if (!(error instanceof GatewayError)) return show({ name: 'failed' })
        endSession(gateway)
        throw error
      })
    },
  }
}

/** §4: loads the user, the menu, the rows and the code at once; without the user there is no session. */
async function openPortal(gateway: Gateway, load: () => Promise<Portal>): Promise<Opened> {
  const menu = readRouters(gateway)
  const built = load().then((portal) => {
    if (!gateway.session.info()) portal.askAhead(readHash(wantedAddress()))
    return portal
  })
  const [portal, { user }] = await Promise.all([built, gateway.calls.getInfo()])
  const wanted = takeWanted(user.userId)
  noteAccount(user.userId)
  const routers = await menu
  if ('failure' in routers) replaceHash('/')
  else if (isAtLogin()) replaceHash(wantedAddress(wanted))
  await portal.prepare(routers)
  return { routers }
}

function isAtLogin(): boolean {
  return readHash(location.hash).path === '/login'
}

/** At the login, the page to which it leads. */
function wantedAddress(wanted?: string): string {
  const { path, search } = readHash(location.hash)
  if (!isAtLogin()) return `${path}${search}`
  const asked = safeRedirect(new URLSearchParams(search).get('redirect'))
  return asked === '/' ? safeRedirect(wanted) : asked
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
