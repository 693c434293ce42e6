import { useTranslate } from 'ra-core'
import { ForeignLink } from '@/engine/kinds/view/links'
import { useMenuTitle } from '@/engine/shell/menu/useMenuTitle'
import { drawText } from '@/engine/ui/text/drawText'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { Message } from './Message'
import './InnerLink.css'

/** A frame if the server allows it, otherwise a link. */
export function InnerLink({ title, address }: { title: string; address: string }) {
  const translate = useTranslate()
  const name = useMenuTitle()(title)
  if (mayFrame(address, frameHosts())) return <FramedPage name={name} address={address} />
  return (
    <Message icon="external" title={name}>
      <p>{translate('pages.linkText')}</p>
      <p>
        <AddressLink address={address} />
      </p>
    </Message>
  )
}

/** The sandbox lets the page run and log in, but not navigate the portal or read its address. */
function FramedPage({ name, address }: { name: string; address: string }) {
  usePageTitle(name)
  return (
    <section className="wd-framed" aria-labelledby="wd-page-title">
      <header>
        <h1 id="wd-page-title" tabIndex={-1}>
          {name}
        </h1>
        <AddressLink address={address} />
      </header>
      <iframe
        title={name}
        src={address}
        // a page of our own origin, which could leave its sandbox, is never framed
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
    </section>
  )
}

function AddressLink({ address }: { address: string }) {
  return (
    <ForeignLink className="wd-address-link" href={address}>
      {drawText(address, { isBare: true })}{' '}
    </ForeignLink>
  )
}

const entry = /^(https?):\/\/(\*\.)?([^:]+)(?::(\d+))?$/
const usualPort: Readonly<Record<string, string>> = { http: '80', https: '443' }

function frameHosts(): readonly string[] {
  const meta = document.querySelector('meta[name="frame-hosts"]')
  return meta?.getAttribute('content')?.split(' ') ?? []
}

/** Matches hosts such as `https://docs.example.com` or `https://*.example.org`. */
export function mayFrame(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin } = new URL(address)
  const scheme = protocol.slice(0, -1)
  // a page of our own origin could leave its sandbox
  if (origin === location.origin) return false
  return hosts.some((host) => {
    const [, hostScheme = '', anyBelow, name = '', hostPort] = entry.exec(host) ?? []
    const isHost = anyBelow ? hostname.endsWith(`.${name}`) : hostname === name.toLowerCase()
    const isPort = (port || usualPort[scheme]) === (hostPort ?? usualPort[hostScheme])
    return scheme === hostScheme && isHost && isPort
  })
}
