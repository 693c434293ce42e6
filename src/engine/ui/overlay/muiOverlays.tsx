import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ElementType } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import MuiDialog from '@mui/material/Dialog'
import MuiDivider, { type DividerProps } from '@mui/material/Divider'
import MuiDrawer from '@mui/material/Drawer'
import MuiMenu, { type MenuProps } from '@mui/material/Menu'
import MuiMenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import MuiPopover, { type PopoverProps } from '@mui/material/Popover'
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import { useInRouterContext, useLocation } from 'react-router'
import { languages } from '@/engine/messages/language'
import { createPortalTheme } from './theme'

const nonce = document.querySelector('meta[name="style-nonce"]')?.getAttribute('content')
const styles = createCache({ key: 'mui', ...(nonce && { nonce }) })
const themes = new Map<string, Theme>(
  languages.map((language) => [language, createTheme(createPortalTheme(language))]),
)

type LinkProps = Pick<AnchorHTMLAttributes<Element>, 'href' | 'target' | 'rel'> & { to?: string }
type ItemProps = MenuItemProps & LinkProps & { component?: ElementType }

export const Divider: ComponentType<DividerProps> = MuiDivider
export const MenuItem: ComponentType<ItemProps> = MuiMenuItem
export const Dialog = clothed(MuiDialog)
export const Drawer = clothed(MuiDrawer)
export const Menu = clothed(ofItsPage<MenuProps>(MuiMenu))
export const Popover = clothed(ofItsPage<PopoverProps>(MuiPopover))

/** Adds the portal's theme; only overlays use MUI. */
function clothed<P extends object>(Overlay: ComponentType<P>): ComponentType<P> {
  return function Clothed(props) {
    const theme = themes.get(useLocale())
    return (
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme ?? {}}>
          <Overlay {...props} />
        </ThemeProvider>
      </CacheProvider>
    )
  }
}

/** Closes when its page is left, including by the browser's back button. */
function ofItsPage<P extends Pick<PopoverProps, 'open' | 'onClose'>>(
  Overlay: ComponentType<P>,
): ComponentType<P> {
  function OnPage(props: P) {
    const { pathname } = useLocation()
    const opened = useRef(pathname)
    const leave = useEffectEvent(() => {
      if (props.open) props.onClose?.({}, 'backdropClick')
    })
    useEffect(() => {
      if (opened.current === pathname) return
      opened.current = pathname
      leave()
    }, [pathname])
    return <Overlay {...props} />
  }
  // the login has overlays and no router
  return function OfItsPage(props) {
    return useInRouterContext() ? <OnPage {...props} /> : <Overlay {...props} />
  }
}
