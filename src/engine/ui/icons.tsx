import { Outline, publicOutlines } from './publicIcons'

const outlines = {
  ...publicOutlines,
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v2.500M17.500 20H20M14 20v-.1',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  chart: 'M4 20h16M7 20v-7M12 20V6M17 20v-10',
  check: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 12.2l2.8 2.8L16 9.6',
  back: 'M15 6l-6 6 6 6',
  chevron: 'm9 6 6 6-6 6',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  cross: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9 9l6 6M15 9l-6 6',
  dot: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  filter: 'M3.5 5h17l-6.500 8v6.500l-4-2V13z',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.6v.1',
  home: 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z',
  key: 'M8 15.5a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M12.2 11.3H21v3.5M17 11.3v2.8',
  leaveFull: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11',
  logout: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  money: 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 9.5v.1M18 14.5v.1',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.2 15.2 20.5 20.5',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 20v-5h4v5',
  size: 'M3 7V5h11v2M8.5 5v14M13 12v-1.500h8V12M17 10.500V19',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M12 9.7V19',
  tick: 'm5 12.500 4.500 4.500L19 7.500',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  users:
    'M9 11.500a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.400M2.5 20c.600-4 3-6 6.5-6s5.9 2 6.5 6M16 4.500a3.5 3.5 0 0 1 0 6.700M18 14.500c2 .800 3.2 2.6 3.5 5.5',
  wallet: 'M4 7h15v13H4zM4 7l11-3.500V7M15 12h6v4h-6z',
} as const

export type IconName = keyof typeof outlines

type IconProps = {
  name: IconName
  className?: string
  path?: string | undefined
}

export function Icon({ name, className = '', path = outlines[name] }: IconProps) {
  return <Outline path={path} className={className} />
}
