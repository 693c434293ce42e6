export type MenuNode = {
  id: string
  /** The full in-app path; '' for a plain outside link. A node with children is no page. */
  path: string
  title: string
  icon?: string
  hidden: boolean
  /** http, https, mailto or tel; with a path, the page names this address. */
  external?: string
  component?: string
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
