import { useTranslate } from 'ra-core'
import { Icon } from '@/views/icons'
import { Message } from './Message'

type InnerLinkProps = { title: string; address: string }

/** A page of the menu that lies on another host: names its address and opens it in a tab of its own. */
export function InnerLink({ title, address }: InnerLinkProps) {
  const translate = useTranslate()
  return (
    <Message icon="external" title={translate(title, { _: title })}>
      <p>{translate('pages.linkText')}</p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address} <Icon name="external" className="wd-inline-icon" />
          <span className="wd-visually-hidden">({translate('shell.newTab')})</span>
        </a>
      </p>
    </Message>
  )
}
