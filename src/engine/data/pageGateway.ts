import Cookies from 'js-cookie'
import { config, settingsOf, type AppConfig, type Dialect, type Language } from '@/engine/config'
import { createGateway, type Gateway, type GatewayOptions } from '@/engine/gateway/gateway'
import { createLog } from '@/engine/log'
import { tried } from '@/engine/values/tried'
import { dialectOfPage } from './dialectOfPage'

type Options = Pick<AppConfig, 'dialect' | 'storage' | 'tokenCookie'> & { language: Language }

export function createPageGateway({ language, ...given }: Options): Gateway {
  const { dialect = dialectOfPage(), storage, tokenCookie } = settingsOf(given)
  return createGateway({
    baseUrl: config.basePath,
    dialect,
    tokenCookie,
    language: () => language,
    cookies: Cookies,
    secure: window.location.protocol === 'https:',
    page: window,
    // oxlint-disable-next-line no-console -- for those who look into a complaint
    log: createLog({ write: (line) => console.info(line) }),
    // a browser that stores nothing refuses it
    tabs: tried(() => new BroadcastChannel(`${storage}.session`)),
    storage: entryOf(`${storage}-lacking`),
  })
}

function entryOf(key: string): GatewayOptions['storage'] {
  const kept = tried(() => window.localStorage)
  return kept && { read: () => kept.getItem(key), write: (text) => kept.setItem(key, text) }
}

/** For markup that is made before there is a page: never called. */
export function createGatewayOfBuild(dialect: Dialect): Gateway {
  return createGateway({
    baseUrl: config.basePath,
    dialect,
    language: () => 'en-US',
    cookies: Cookies,
  })
}
