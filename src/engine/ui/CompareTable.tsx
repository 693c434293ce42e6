import type { ReactNode } from 'react'
import './compare.css'

type Props = {
  heads: readonly string[]
  label?: string
  className?: string
  children: ReactNode
}

export function CompareTable({ heads, label, className = '', children }: Props) {
  return (
    <div className={`wd-compare-area ${className}`}>
      <table className="wd-compare" aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">{children}</tbody>
      </table>
    </div>
  )
}
