/** One entry of the menu, read from what the gateway sent. */
export type MenuNode = {
  /** Unlike any other entry's. */
  id: string
  /** The full in-app path; '' for a plain outside link. A node with children is no page. */
  path: string
  /** A message key or plain text, shown as text. */
  title: string
  /** A symbol's name. */
  icon?: string
  /** Not in the sidebar, yet a page. */
  hidden: boolean
  /** http, https, mailto or tel. With a path: the page that names this address. */
  external?: string
  /** What the registry turns into a screen. */
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
