import { useState } from 'react'

/** A picture of the portal's own origin, small, below its address; nothing where it cannot be shown. */
export function Thumbnail({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <span className="wd-qr-line">
      <img
        className="wd-thumbnail"
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    </span>
  )
}
