import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import MuiDialog from '@mui/material/Dialog'
import MuiDrawer from '@mui/material/Drawer'
import MuiMenu, { type MenuProps } from '@mui/material/Menu'
import MuiPopover, { type PopoverProps } from '@mui/material/Popover'
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import { useInRouterContext, useLocation } from 'react-router'
import type { Language } from '@/engine/config'
import { createPortalTheme } from './theme'

export { default as Divider } from '@mui/material/Divider'
export { default as MenuItem } from '@mui/material/MenuItem'

const nonce = document.querySelector('meta[name="style-nonce"]')?.getAttribute('content')
const styles = createCache({ key: 'mui', ...(nonce && { nonce }) })
const themes: Readonly<Record<Language, Theme>> = {
  'en-US': createTheme(createPortalTheme('en-US')),
  'zh-CN': createTheme(createPortalTheme('zh-CN')),
}

export const Dialog = clothed(MuiDialog)
export const Drawer = clothed(MuiDrawer)
export const Menu = clothed(ofItsPage<MenuProps>(MuiMenu))
export const Popover = clothed(ofItsPage<PopoverProps>(MuiPopover))

/** Adds the portal's theme; MUI is used nowhere but in overlays. */
function clothed<P extends object>(Overlay: ComponentType<P>): ComponentType<P> {
  return function Clothed(props) {
    const language = useLocale() as Language
    return (
      <CacheProvider value={styles}>
        <ThemeProvider theme={themes[language]}>
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
