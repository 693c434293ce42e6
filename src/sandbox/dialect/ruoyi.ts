import { askInSpecification } from './askInSpecification'
import { answerInRuoyi } from './answerInRuoyi'
import { exportAsStream } from './exportAsStream'
import { noSuchPath } from './noSuchPath'

export type Answering = (request: Request) => Promise<Response>

/**
 * Lets a sandbox answer like a stock 3.8 gateway of the family (gateway contract §1–§5): values at top level,
 * the captcha's answer in `code`, `params[beginTime]`, POST export as a stream, `refreshCache`, the config
 * value in `msg`, bare empty lists, 201 for what was added, ISO times in some lists, no totals.
 */
export function speakRuoyi(answer: Answering): Answering {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (isUnknown(pathname)) return noSuchPath(pathname)
    if (request.method === 'POST' && pathname.endsWith('/export'))
      return exportAsStream(request, answer)
    const response = await answer(await askInSpecification(request))
    return answerInRuoyi({ method: request.method, pathname }, response)
  }
}

/** Paths that the stock gateway names differently or lacks. */
function isUnknown(pathname: string): boolean {
  return /\/(?:clearCache|totals)$|^\/bind$/.test(pathname)
}
