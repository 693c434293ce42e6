import { zhCN } from '@mui/material/locale'
import type { RaThemeOptions } from 'react-admin'
import { config, type Language } from '@/config'

/** The values of tokens.css that MUI has to reckon with. */
export const themeColours = {
  '--wd-theme-text': '#1667c0',
  '--wd-success': '#177245',
  '--wd-warning': '#8a5700',
  '--wd-danger': '#b8302a',
  '--wd-text': '#1b2733',
  '--wd-text-muted': '#5a6775',
  '--wd-border': '#e2e7ed',
  '--wd-bg': '#f4f6f9',
  '--wd-surface': '#ffffff',
} as const

/** MUI in our clothes; and nothing of react-admin is sent before the operator has confirmed it. */
export function createPortalTheme(language: Language): RaThemeOptions {
  const local = language === 'zh-CN' ? zhCN.components : {}
  return {
    palette,
    typography,
    shape: { borderRadius: 6 },
    components: { ...local, ...components },
  }
}

const c = themeColours

const palette: NonNullable<RaThemeOptions['palette']> = {
  primary: { main: c['--wd-theme-text'] },
  success: { main: c['--wd-success'] },
  warning: { main: c['--wd-warning'] },
  error: { main: c['--wd-danger'] },
  text: { primary: c['--wd-text'], secondary: c['--wd-text-muted'] },
  divider: c['--wd-border'],
  background: { default: c['--wd-bg'], paper: c['--wd-surface'] },
}

const typography: NonNullable<RaThemeOptions['typography']> = {
  fontFamily: 'var(--wd-font)',
  fontSize: 14,
  button: { textTransform: 'none', fontWeight: 500 },
}

const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const

const components: NonNullable<RaThemeOptions['components']> = {
  RaList: { defaultProps: { perPage: config.pageSize, exporter: false } },
  RaEdit: pessimistic,
  RaDeleteButton: pessimistic,
  RaBulkDeleteButton: pessimistic,
  RaBulkUpdateButton: pessimistic,
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 10 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 17, fontWeight: 600, paddingBottom: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiMenu: {
    styleOverrides: {
      paper: { border: '1px solid var(--wd-border)', boxShadow: 'var(--wd-shadow-float)' },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: 14 } } },
}
