export type HashLocation = { path: string; search: string }

/** The router's address, inside the hash. */
export function readHash(hash: string): HashLocation {
  const [path = '', ...query] = hash.replace(/^#/, '').split('?')
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    search: query.length > 0 ? `?${query.join('?')}` : '',
  }
}

/** Changes the address without a history entry and without an event. */
export function replaceHash(place: string): void {
  history.replaceState(null, '', `#${place}`)
}
