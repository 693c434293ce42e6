import { useTranslate } from 'ra-core'
import { Navigate, useLocation } from 'react-router'
import { Message } from './Message'
import { WithCode } from './WithCode'

/** §2: an unknown path goes to /404, which remembers where one was going. */
export function UnknownPath() {
  const { pathname, search } = useLocation()
  return <Navigate to="/404" replace state={{ wanted: `${pathname}${search}` }} />
}

export function NotFound() {
  const translate = useTranslate()
  const wanted = wantedOf(useLocation().state)
  return (
    <Message icon="alert" title={translate('pages.notFoundTitle')}>
      <p>
        {wanted === undefined ? (
          translate('pages.notFoundPlain')
        ) : (
          <WithCode message="pages.notFoundText" name="path" value={wanted} />
        )}
      </p>
    </Message>
  )
}

function wantedOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined
  return typeof state.wanted === 'string' ? state.wanted : undefined
}
