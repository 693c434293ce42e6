/** A page number, or the gap between two that are not neighbours. */
export type PageLink = number | 'gap'

/**
 * The page links of a pager: first, last and the neighbours of the current page; at most nine entries. A
 * gap of one page is that page.
 */
export function pageLinks(page: number, last: number): PageLink[] {
  if (last <= 9) return Array.from({ length: last }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 2, 3), last - 6)
  const middle = Array.from({ length: 5 }, (_, index) => start + index)
  const links: PageLink[] = [1, start === 3 ? 2 : 'gap', ...middle]
  return [...links, start + 5 === last - 1 ? last - 1 : 'gap', last]
}

/** The page a typed number means: inside 1…last, or none for what is no number. */
export function jumpTarget(typed: string, last: number): number | undefined {
  if (!/^\d{1,9}$/.test(typed.trim())) return undefined
  return Math.min(Math.max(Number(typed), 1), last)
}
