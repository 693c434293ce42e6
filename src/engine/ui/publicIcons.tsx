/** The login needs these; the others load with the portal. */
export const publicOutlines = {
  alert: 'M12 3 2.5 20h19zM12 10v4.5M12 17.4v.1',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  eyeOff:
    'M4 4l16 16M9.9 5.8A10 10 0 0 1 12 5.5C18.4 5.5 22 12 22 12a17 17 0 0 1-2.7 3.4M6.3 7.4A16 16 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.2-.9M10 10a3 3 0 0 0 4.1 4.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.5M12 7.6v.1',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.6 7.2M4.5 14a8 8 0 0 0 13.9 2.8',
} as const

export function PublicIcon({ name }: { name: keyof typeof publicOutlines }) {
  return <Outline path={publicOutlines[name]} />
}

export function Outline({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg
      className={`wd-icon ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
