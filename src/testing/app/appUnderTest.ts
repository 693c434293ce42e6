import { AsyncLocalStorage } from 'node:async_hooks'
import type { Admin } from '@/engine/admin/createAdmin'
import type { Language } from '@/engine/config'
import type { Resource } from '@/engine/declare'
import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import type { OpenTestSandbox } from '@/sandbox/forTests'
import type { Scenarios } from '@/sandbox/scenarios'

/** An app as its tests describe it. */
export type AppUnderTest = {
  /** The result of `createAdmin`. */
  readonly admin: Admin
  /** Every resource of the app, late ones included. */
  readonly resources: readonly Resource[]
  /** The routes that `createAdmin` was given. */
  readonly routes?: readonly OwnRoute[]
  readonly testSandbox: OpenTestSandbox
  /** Scenarios of its gateway, by name. */
  readonly scenarios: Scenarios
  /** Calls that pages of the app make beyond their declarations; none by default. */
  readonly calls?: {
    /** Those of every page, the home page's among them. */
    readonly everywhere?: readonly string[]
    /** By the name of a part or page of the app. */
    readonly parts?: Readonly<Record<string, string>>
  }
}

/** An app under test and every word that it shows, the engine's included. */
type Tested = AppUnderTest & { readonly words: Readonly<Record<Language, object>> }

const current = new AsyncLocalStorage<Tested>()

/** Runs a test of an app, whose helpers then ask `appUnderTest()`. */
export async function testing<T>(app: AppUnderTest, test: () => T): Promise<Awaited<T>> {
  const [english, chinese] = await Promise.all([allWords(app, 'en-US'), allWords(app, 'zh-CN')])
  const words = { 'en-US': english, 'zh-CN': chinese }
  return await current.run({ ...app, words }, test)
}

/** react-admin's own words are left out. */
function allWords({ admin }: AppUnderTest, language: Language): Promise<object> {
  const { chunks, load } = admin.messagesIn(language)
  return load(...chunks.filter((chunk) => chunk !== 'framework'))
}

/** @throws Error outside a test of an app */
export function appUnderTest(): Tested {
  const app = current.getStore()
  if (app === undefined) throw new Error('No app is under test: call this inside testResource.')
  return app
}
