export type HashLocation = { path: string; search: string }

export function readHash(hash: string): HashLocation {
  const [path = '', ...query] = hash.replace(/^#/, '').split('?')
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    search: query.length > 0 ? `?${query.join('?')}` : '',
  }
}

export function replaceHash(place: string): void {
  history.replaceState(null, '', `#${place}`)
}
