import { Outline } from '@/engine/ui/publicIcons'

const outlines = {
  bell: 'M18 15.500V11a6 6 0 1 0-12 0v4.500L4.500 18h15zM10 21h4',
  bellOff: 'M4 4l16 16M8.200 6.400A6 6 0 0 1 18 11v3M6.300 9.500 6 11v4.500L4.500 18H17M10 21h4',
  broken:
    'M9 15l-2 2a3.500 3.500 0 0 1-5-5l2.500-2.500M15 9l2-2a3.500 3.500 0 0 1 5 5l-2.500 2.500M8 3v2.500M3 8h2.500M16 21v-2.500M21 16h-2.500',
  linked: 'M9.500 14.500l5-5M11 7l2-2a4 4 0 0 1 6 6l-2 2M13 17l-2 2a4 4 0 0 1-6-6l2-2',
  sound: 'M4 9.500v5h4l5 4v-13l-5 4zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h4l5 4v-13l-5 4zM16.500 9.500l5 5M21.500 9.500l-5 5',
} as const

export function AlertIcon({ name }: { name: keyof typeof outlines }) {
  return <Outline path={outlines[name]} />
}
