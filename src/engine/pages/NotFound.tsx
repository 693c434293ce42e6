import { useTranslate } from 'ra-core'
import { Message } from './Message'
import { useRedirectState } from './useRedirectState'
import { WithCode } from './WithCode'

/** §2, /404 */
export function NotFound() {
  const translate = useTranslate()
  const { wanted } = useRedirectState()
  return (
    <Message illustration="nowhere" title={translate('pages.notFoundTitle')}>
      <p>
        {wanted === undefined ? (
          translate('pages.notFoundPlain')
        ) : (
          <WithCode message="pages.notFoundText" name="path" value={wanted} />
        )}
      </p>
      <p>
        <WithCode message="pages.notFoundAdvice" name="key" value="/" as="kbd" />
      </p>
    </Message>
  )
}
