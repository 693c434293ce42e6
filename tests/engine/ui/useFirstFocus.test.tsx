import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { painted } from '@/engine/ui/afterPaint'
import { useFirstFocus } from '@/engine/ui/useFirstFocus'

function Form() {
  return (
    <form ref={useFirstFocus()}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </form>
  )
}

it('the first control of a form has the focus once the form is painted', async () => {
  render(<Form />)
  await painted()
  expect(screen.getByLabelText('First')).toHaveFocus()
})

it('a control that the operator focused before keeps it', async () => {
  render(<Form />)
  screen.getByLabelText('Second').focus()
  await painted()
  expect(screen.getByLabelText('Second')).toHaveFocus()
})
