const entry = /^(https?):\/\/(\*\.)?([^:]+)(?::(\d+))?$/
const usualPort: Readonly<Record<string, string>> = { http: '80', https: '443' }

/** The hosts allowed in frames, as the server wrote them into the page. */
export function frameHosts(): readonly string[] {
  const meta = document.querySelector('meta[name="frame-hosts"]')
  return meta?.getAttribute('content')?.split(' ') ?? []
}

/** Whether the address is on one of the hosts, such as `https://docs.example.com` or `https://*.example.org`. */
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
