import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { f, usdt } from '@/engine/declare'
import { renderInput } from '@/tests/support/renderKind'

const box = () => screen.getByRole('textbox', { name: /^It/ })

describe('a pasted amount', () => {
  it.each([
    [usdt(), '1,234.56', '1234.56'],
    [f.decimal({ scale: 4 }), '12,345,678.9', '12345678.9'],
  ])('%o takes %s as %s and says so', async (field, text, understood) => {
    const { user, save, sent } = await renderInput(field)
    await user.click(box())
    await user.paste(text)
    expect(box()).toHaveValue(understood)
    expect(screen.getByRole('status')).toHaveTextContent(
      `“${text}” was understood as ${understood}`,
    )
    expect(box()).toHaveAccessibleDescription(/was understood as/)
    expect(box()).toHaveAttribute('aria-invalid', 'false')
    await save()
    expect(sent).toEqual([understood])
  })

  it.each(['1,23', '1.234,56', '1 234.56', '0,123'])(
    '%s is refused with the reason, and stays in the input',
    async (text) => {
      const { user, save, sent } = await renderInput(usdt())
      await user.click(box())
      await user.paste(text)
      expect(box()).toHaveValue(text)
      expect(screen.getByRole('alert')).toHaveTextContent(`“${text}” has more than one reading`)
      expect(box()).toHaveAttribute('aria-invalid', 'true')
      await save()
      expect(sent).toEqual([])
      expect(box()).toHaveValue(text)
    },
  )

  it('is read together with the text around it', async () => {
    const { user } = await renderInput(usdt())
    await user.type(box(), '1')
    await user.paste(',234.56')
    expect(box()).toHaveValue('1234.56')
  })

  it('without separators is left to the browser', async () => {
    const { user } = await renderInput(usdt())
    await user.click(box())
    await user.paste('1234.56')
    expect(box()).toHaveValue('1234.56')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('loses its message once something else is typed', async () => {
    const { user } = await renderInput(usdt())
    await user.click(box())
    await user.paste('1,234.56')
    await user.type(box(), '7')
    expect(box()).toHaveValue('1234.567')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('a typed amount', () => {
  it('is never changed, even when it is refused', async () => {
    const { user, save, sent } = await renderInput(usdt())
    await user.type(box(), '1,234.56')
    await save()
    expect(box()).toHaveValue('1,234.56')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a plain decimal')
    expect(sent).toEqual([])
  })

  it('shows its unit', async () => {
    await renderInput(f.decimal({ scale: 2, unit: '%' }))
    expect(screen.getByText('%')).toBeVisible()
  })
})

describe('a Chinese input method', () => {
  it('is not checked or read until the composition ends', async () => {
    const { save, sent } = await renderInput(f.text({ rule: 'digits' }))
    fireEvent.change(box(), { target: { value: '1' } })
    fireEvent.compositionStart(box())
    fireEvent.change(box(), { target: { value: '1zhong' } })
    await save()
    expect(sent).toEqual(['1'])
    expect(box()).toHaveValue('1zhong')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(box(), { target: { value: '1中' } })
    fireEvent.compositionEnd(box())
    expect(await screen.findByRole('alert')).toHaveTextContent('Digits only')
    expect(box()).toHaveValue('1中')
  })

  it.each([
    ['Chrome', { isComposing: true, keyCode: 13 }],
    ['Safari', { isComposing: false, keyCode: 229 }],
  ])('ends a composition by Enter without submitting, as %s tells it', async (_browser, init) => {
    await renderInput(f.text())
    const goesOn = fireEvent.keyDown(box(), { key: 'Enter', ...init })
    expect(goesOn).toBe(false)
    expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })).toBe(true)
  })
})
