import { useTranslate } from 'ra-core'
import { Message } from './Message'

export function NoAccess() {
  const translate = useTranslate()
  return (
    <Message icon="lock" title={translate('pages.noAccessTitle')}>
      <p>{translate('pages.noAccessText')}</p>
    </Message>
  )
}
