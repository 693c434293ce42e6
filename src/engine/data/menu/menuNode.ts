/** One entry of the menu. */
export type MenuNode = {
  /** Unique. */
  id: string
  /** The full in-app path; '' for a plain outside link. A node with children is no page. */
  path: string
  /** A message key or plain text. */
  title: string
  /** A symbol's name. */
  icon?: string
  /** Not in the sidebar, yet a page. */
  hidden: boolean
  /** http, https, mailto or tel. With a path: the page that names this address. */
  external?: string
  component?: string
  /** The page's default query, without `?`. */
  query?: string
  /** The path whose entry is lit instead. */
  activeMenu?: string
  noCache: boolean
  affix: boolean
  breadcrumb: boolean
  /** `noRedirect` or an in-app path. */
  redirect?: string
  alwaysShow: boolean
  children: readonly MenuNode[]
}
