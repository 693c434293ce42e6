import { useTranslate } from 'ra-core'
import { Message } from './Message'
import { useRedirectState } from './useRedirectState'
import { WithCode } from './WithCode'

/** §2, /401 */
export function NoAccess() {
  const translate = useTranslate()
  const { wanted, permission } = useRedirectState()
  return (
    <Message illustration="locked" title={translate('pages.noAccessTitle')}>
      {wanted !== undefined && (
        <p>
          <WithCode message="pages.noAccessWanted" name="path" value={wanted} />
        </p>
      )}
      <p>{translate('pages.noAccessText')}</p>
      {permission !== undefined && (
        <p>
          <WithCode message="pages.noAccessMissing" name="permission" value={permission} />
        </p>
      )}
    </Message>
  )
}
