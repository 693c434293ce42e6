import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { drawText } from '@/engine/ui/text/drawText'
import { Message } from './Message'

export function NoAccess() {
  const t = useTranslate()
  const { wanted, permission } = useRedirectState()
  return (
    <Message illustration="locked" title={t('pages.noAccessTitle')}>
      {wanted !== undefined && (
        <CodeLine message="pages.noAccessWanted" name="path" value={wanted} />
      )}
      <p>{t('pages.noAccessText')}</p>
      {permission !== undefined && (
        <CodeLine message="pages.noAccessMissing" name="permission" value={permission} />
      )}
    </Message>
  )
}

export function NotFound() {
  const t = useTranslate()
  const { wanted } = useRedirectState()
  return (
    <Message illustration="nowhere" title={t('pages.notFoundTitle')}>
      {wanted === undefined ? (
        <p>{t('pages.notFoundPlain')}</p>
      ) : (
        <CodeLine message="pages.notFoundText" name="path" value={wanted} />
      )}
      <CodeLine message="pages.notFoundAdvice" name="key" value="/" as="kbd" />
    </Message>
  )
}

/** The menu names a component that this version lacks. */
export function UnknownComponent({ component }: { component: string | undefined }) {
  const t = useTranslate()
  return (
    <Message illustration="gone" title={t('pages.unknownTitle')}>
      <CodeLine
        message="pages.unknownText"
        name="component"
        value={component ?? t('pages.noScreen')}
      />
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

type CodeLineProps = { message: string; name: string; value: string; as?: 'code' | 'kbd' }

const longest = 200

/** Renders the message's argument as code, or as a key of the keyboard. */
function CodeLine({ message, name, value, as: Tag = 'code' }: CodeLineProps) {
  const [before, after] = useTranslate()(message, { [name]: '\n' }).split('\n')
  return (
    <p>
      {before}
      <Tag>{drawText(value.slice(0, longest))}</Tag>
      {after}
    </p>
  )
}
