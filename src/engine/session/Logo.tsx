type LogoProps = { size?: number }

export function Logo({ size = 28 }: LogoProps) {
  return (
    <svg className="wd-logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--wd-brand)" />
      <path d="M18 4 9 16h5l-2 8 10-12h-6z" fill="var(--wd-on-brand)" />
      <path d="M6 26h20" stroke="var(--wd-on-brand)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
