/** The live answer to a media query; none in a browser that cannot tell. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
