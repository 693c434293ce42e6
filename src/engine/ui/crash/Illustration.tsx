import { createElement } from 'react'
import { lateCode, useLate } from '../late/lateCode'
import type { IllustrationName } from './illustrations/IllustrationOf'

const lateIllustrations = lateCode(
  async () => (await import('./illustrations/IllustrationOf')).IllustrationOf,
)

/** Loads all illustrations early: the offline one can't be loaded when it is needed. */
export const loadIllustrations = lateIllustrations.load

/** A decorative illustration; its space is reserved until it loads. */
export function Illustration({ name }: { name: IllustrationName }) {
  const { code } = useLate(lateIllustrations)
  return (
    <span className="wd-illustration" aria-hidden="true">
      {code && createElement(code, { name })}
    </span>
  )
}
