import type { ReactNode } from 'react'
import './illustrations.css'

// in a box of 160 × 104; `wd-draw-soft` fills, `wd-draw-high` has the theme colour
const drawings = {
  empty: (
    <>
      <path className="wd-draw-soft" d="M44 50h72l16 22v18H28V72z" />
      <path d="M28 72h30c2 8 8 12 22 12s20-4 22-12h30" />
      <path className="wd-draw-high" d="M84 12 70 32h9l-3 14 16-20h-10z" />
    </>
  ),
  noMatch: (
    <>
      <path className="wd-draw-soft" d="M24 18h88v66H24z" />
      <path d="M36 34h30M36 50h22M36 66h30" />
      <circle className="wd-draw-high" cx="96" cy="50" r="20" />
      <path className="wd-draw-high" d="m111 65 19 20" />
    </>
  ),
  failed: (
    <>
      <path className="wd-draw-soft" d="M92 34h24a18 18 0 0 1 0 36H92z" />
      <path d="M134 52h26M92 44h-6M92 60h-6" />
      <path className="wd-draw-soft" d="M66 34H44a18 18 0 0 0 0 36h22z" />
      <path d="M26 52H0M66 44h6M66 60h6" />
      <path className="wd-draw-high" d="m79 8-4 12M64 13l4 10M94 13l-4 10" />
    </>
  ),
  offline: (
    <>
      <path d="M18 90 32 18l14 72M22 70h20M26 50h12M20 30h24" />
      <path d="M114 90l14-72 14 72M118 70h20M122 50h12M116 30h24" />
      <path className="wd-draw-high" d="M44 30c8 12 14 18 24 20M116 30c-8 12-14 18-24 20" />
      <path className="wd-draw-high" d="m74 58 12-14M80 66l12-14" />
    </>
  ),
  gone: (
    <>
      <path className="wd-draw-soft" d="M18 26h34v52H18zM108 26h34v52h-34z" />
      <path d="M26 40h18M26 50h12M116 40h18M116 50h12" />
      <path className="wd-draw-high" strokeDasharray="5 5" d="M63 26h34v52H63z" />
    </>
  ),
  nowhere: (
    <>
      <path d="M77 91V14h6v77" />
      <path className="wd-draw-soft" d="M64 20h52l12 10-12 10H64zM98 48H44L32 58l12 10h54z" />
      <path d="M76 30h28M56 58h28" />
      <path className="wd-draw-high" d="M122 62a8 8 0 1 1 11 7.500c-2 .8-3 2-3 4.500M130 81v.1" />
      <path
        className="wd-draw-high"
        d="M22 26a6 6 0 1 1 8 5.600c-1.500.7-2 1.500-2 3.400M28 41v.1"
      />
    </>
  ),
  locked: (
    <>
      <path className="wd-draw-soft" d="M46 14h68v77H46z" />
      <path d="M54 22h52v61H54zM54 91v5M106 91v5M64 32h32M64 38h32" />
      <path className="wd-draw-soft wd-draw-high" d="M66 58h28v20H66z" />
      <path className="wd-draw-high" d="M71 58v-6a9 9 0 0 1 18 0v6M80 66v5" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof drawings

export function IllustrationOf({ name }: { name: IllustrationName }) {
  return (
    <svg className="wd-draw" viewBox="0 0 160 104" fill="none">
      {drawings[name]}
      {name !== 'failed' && <path d="M8 91h144" />}
    </svg>
  )
}
