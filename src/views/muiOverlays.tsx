import type { ComponentType } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import MuiDialog from '@mui/material/Dialog'
import MuiDrawer from '@mui/material/Drawer'
import MuiMenu from '@mui/material/Menu'
import MuiPopover from '@mui/material/Popover'
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import { useLocale } from 'ra-core'
import type { Language } from '@/config'
import { createPortalTheme } from './theme'

export { default as DialogActions } from '@mui/material/DialogActions'
export { default as DialogContent } from '@mui/material/DialogContent'
export { default as DialogTitle } from '@mui/material/DialogTitle'
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
export const Menu = clothed(MuiMenu)
export const Popover = clothed(MuiPopover)

/** An overlay in the portal's theme, which stands nowhere else: nothing of MUI is drawn outside of one. */
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
