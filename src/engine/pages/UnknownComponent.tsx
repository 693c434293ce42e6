import { useTranslate } from 'ra-core'
import { Message } from './Message'
import { WithCode } from './WithCode'

type UnknownComponentProps = { component: string | undefined }

/** The menu names a component that this version does not have. */
export function UnknownComponent({ component }: UnknownComponentProps) {
  const translate = useTranslate()
  return (
    <Message illustration="gone" title={translate('pages.unknownTitle')}>
      <p>
        <WithCode
          message="pages.unknownText"
          name="component"
          value={component ?? translate('pages.noScreen')}
        />
      </p>
    </Message>
  )
}
