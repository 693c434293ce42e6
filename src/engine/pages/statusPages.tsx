import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { drawText } from '@/engine/ui/drawText'
import { Message } from './Message'

export function NoAccess() {
  const t = useTranslate()
  const { wanted, permission } = useRedirectState()
  return (
    <Message illustration="locked" title={t('pages.noAccessTitle')}>
      {wanted !== undefined && (
        <p>
          <WithCode message="pages.noAccessWanted" name="path" value={wanted} />
        </p>
      )}
      <p>{t('pages.noAccessText')}</p>
      {permission !== undefined && (
        <p>
          <WithCode message="pages.noAccessMissing" name="permission" value={permission} />
        </p>
      )}
    </Message>
  )
}

export function NotFound() {
  const t = useTranslate()
  const { wanted } = useRedirectState()
  return (
    <Message illustration="nowhere" title={t('pages.notFoundTitle')}>
      <p>
        {wanted === undefined ? (
          t('pages.notFoundPlain')
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

/** The menu names a component that this version lacks. */
export function UnknownComponent({ component }: { component: string | undefined }) {
  const t = useTranslate()
  return (
    <Message illustration="gone" title={t('pages.unknownTitle')}>
      <p>
        <WithCode
          message="pages.unknownText"
          name="component"
          value={component ?? t('pages.noScreen')}
        />
      </p>
    </Message>
  )
}

function useRedirectState() {
  const { state }: { state: unknown } = useLocation()
  const read = (name: string) => {
    const value: unknown = state instanceof Object ? Reflect.get(state, name) : undefined
    return typeof value === 'string' ? value : undefined
  }
  return { wanted: read('wanted'), permission: read('permission') }
}

type WithCodeProps = { message: string; name: string; value: string; as?: 'code' | 'kbd' }

const longest = 200

/** Renders the message's argument as code, or as a key of the keyboard. */
function WithCode({ message, name, value, as: Tag = 'code' }: WithCodeProps) {
  const [before, after] = useTranslate()(message, { [name]: '\n' }).split('\n')
  return (
    <>
      {before}
      <Tag>{drawText(value.slice(0, longest))}</Tag>
      {after}
    </>
  )
}
