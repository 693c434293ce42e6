import { zhCN } from '@mui/material/locale'
import type { RaThemeOptions } from 'react-admin'
import type { Language } from '@/engine/config'

/** Maps MUI's colours to the portal's CSS variables, so that mode and theme colour need no new theme. */
export function createPortalTheme(language: Language): RaThemeOptions {
  const local = language === 'zh-CN' ? zhCN.components : {}
  return {
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    palette,
    typography,
    shape: { borderRadius: 6 },
    components: { ...local, ...components },
  }
}

const primary = {
  main: 'var(--wd-theme-text)',
  contrastText: 'var(--wd-surface)',
}

const palette: NonNullable<RaThemeOptions['palette']> = {
  primary,
  secondary: primary,
  success: { main: 'var(--wd-success)', contrastText: 'var(--wd-surface)' },
  warning: { main: 'var(--wd-warning)', contrastText: 'var(--wd-surface)' },
  error: { main: 'var(--wd-danger)', contrastText: 'var(--wd-surface)' },
  info: { main: 'var(--wd-info)', contrastText: 'var(--wd-surface)' },
  text: { primary: 'var(--wd-text)', secondary: 'var(--wd-text-muted)' },
  divider: 'var(--wd-border)',
  background: { default: 'var(--wd-bg)', paper: 'var(--wd-float)' },
  action: { hover: 'var(--wd-hover)', selected: 'var(--wd-theme-bg)', focus: 'var(--wd-hover)' },
}

const typography: NonNullable<RaThemeOptions['typography']> = {
  fontFamily: 'var(--wd-font)',
  fontSize: 14,
  body1: { fontSize: 'var(--wd-font-size)' },
  button: { textTransform: 'none', fontWeight: 500 },
}

const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const

const components: NonNullable<RaThemeOptions['components']> = {
  RaEdit: pessimistic,
  RaDeleteButton: pessimistic,
  RaBulkDeleteButton: pessimistic,
  RaBulkUpdateButton: pessimistic,
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 10 } } },
  MuiMenu: {
    styleOverrides: {
      paper: { border: '1px solid var(--wd-border)', boxShadow: 'var(--wd-shadow-float)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 'calc(var(--wd-control-height) + 4px)', fontSize: 'var(--wd-font-size)' },
    },
  },
}
