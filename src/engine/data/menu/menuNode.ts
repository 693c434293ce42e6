export type MenuNode = {
  id: string
  /** The full in-app path; '' for a plain outside link. A node with children is no page. */
  path: string
  title: string
  icon?: string
  hidden: boolean
  /** http, https, mailto or tel. With a path: the page that names this address. */
  external?: string
  component?: string
  /** The page's default query, without `?`. */
  query?: string
  activeMenu?: string
  noCache: boolean
  affix: boolean
  breadcrumb: boolean
  /** `noRedirect` or an in-app path. */
  redirect?: string
  alwaysShow: boolean
  children: readonly MenuNode[]
}
