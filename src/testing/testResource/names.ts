import { expect } from 'vitest'
import { all } from './portal'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, th, [role=switch], [role=group], dialog, [role=dialog]'

// all rows are like the first two
const repeated = 'tbody tr:nth-child(n + 3) *'

/** Controls, columns and buttons without an accessible name, as their markup. */
export function nameless(within: ParentNode = document): readonly string[] {
  return all(controls, within)
    .filter((control) => !control.matches(repeated) && !isOutOfReach(control) && !hasName(control))
    .map((control) => control.outerHTML.slice(0, 160))
}

/** Whether neither keyboard nor screen reader reaches a control, such as the calendar behind a date or a form's hidden Search. */
function isOutOfReach(control: HTMLElement): boolean {
  return (
    control.hasAttribute('hidden') || (control.ariaHidden === 'true' && control.tabIndex === -1)
  )
}

function hasName(control: HTMLElement): boolean {
  if (control.tagName === 'TH')
    return (control.textContent ?? '').trim() !== '' || hasLabel(control)
  return hasLabel(control)
}

function hasLabel(control: HTMLElement): boolean {
  try {
    expect(control).toHaveAccessibleName()
    return true
  } catch {
    return false
  }
}
