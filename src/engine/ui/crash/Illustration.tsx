import { createElement } from 'react'
import { lateCode, useLate } from '../late/lateCode'
import type { IllustrationName } from './illustrations/IllustrationOf'

const lateIllustrations = lateCode(
  async () => (await import('./illustrations/IllustrationOf')).IllustrationOf,
)

/** Loads early, as the offline illustration can't load when it is needed. */
export const loadIllustrations = lateIllustrations.load

/** Reserves its space until it loads. */
export function Illustration({ name }: { name: IllustrationName }) {
  const { code } = useLate(lateIllustrations)
  return (
    <span className="wd-illustration" aria-hidden="true">
      {code && createElement(code, { name })}
    </span>
  )
}
