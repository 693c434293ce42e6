import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { f } from '@/engine/declare'
import { wireValue } from '@/engine/schema/input'
import { renderInput, renderInputs, renderValues } from '@/tests/support/renderKind'

const moment = f.time({ required: true })
const day = f.time({ precision: 'day' })

describe('a time in a form', () => {
  it('is typed to the second, in the shown zone, and sent in the gateway’s form', async () => {
    const { save, sent } = await renderInput(moment)
    const input = screen.getByLabelText('It UTC+8 *')
    expect(input).toHaveAttribute('placeholder', 'yyyy-MM-dd HH:mm:ss')
    fireEvent.change(input, { target: { value: '2026-11-20T08:05:09' } })
    await save()
    fireEvent.change(input, { target: { value: '2026-11-20T08:05' } })
    await save()
    expect(sent.map((text) => wireValue(moment, String(text)))).toEqual([
      '2026-11-20 08:05:09',
      '2026-11-20 08:05:00',
    ])
  })

  it('starts with the record’s time and does not change it', async () => {
    const { save, sent } = await renderInput(moment, '2026-11-20 08:05:09')
    expect(screen.getByLabelText(/^It/)).toHaveValue('2026-11-20 08:05:09')
    await save()
    expect(sent).toEqual(['2026-11-20 08:05:09'])
  })

  it('is refused when it is required and empty', async () => {
    const { save, sent } = await renderInput(moment)
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('It is required')
    expect(screen.getByLabelText(/^It/)).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('is a day without a zone when the declaration asks for a day', async () => {
    const { save, sent } = await renderInput(day, '2026-11-20')
    const input = screen.getByLabelText('It')
    expect(input).toHaveAttribute('placeholder', 'yyyy-MM-dd')
    expect(input).toHaveValue('2026-11-20')
    fireEvent.change(input, { target: { value: '2026-02-28' } })
    await save()
    expect(sent.map((text) => wireValue(day, String(text)))).toEqual(['2026-02-28'])
  })

  it.each([
    [
      f.time({ required: true }),
      'Enter a date and a time of the calendar',
      '2026-02-30 08',
      '2026-02-28 08:00:00',
    ],
    [
      f.time({ precision: 'day', required: true }),
      'Enter a day of the calendar',
      '2026-02-3',
      '2026-02-28',
    ],
  ])('never treats a half-typed time as empty: %o', async (field, message, half, whole) => {
    const { save, sent } = await renderInput(field)
    const input = screen.getByLabelText(/^It/)
    fireEvent.change(input, { target: { value: half.replace('-3', '-31') } })
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(sent).toEqual([])
    fireEvent.change(input, { target: { value: whole } })
    await waitFor(() => expect(screen.queryByText(new RegExp(message))).toBeNull())
  })

  it('takes digits alone, completes them on blur, and moves by the arrow keys', async () => {
    const { user } = await renderInput(moment)
    const input = screen.getByLabelText(/^It/)
    await user.type(input, '20261120')
    expect(input).toHaveValue('2026-11-20')
    await user.type(input, '0805')
    expect(input).toHaveValue('2026-11-20 08:05')
    await user.tab()
    expect(input).toHaveValue('2026-11-20 08:05:00')
    await user.type(input, '{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(input).toHaveValue('2026-11-19 08:05:00')
    await user.clear(input)
    await user.type(input, '2026/1/5 9:7{Tab}')
    expect(input).toHaveValue('2026-01-05 09:07:00')
  })

  it('opens the browser’s calendar by a button', async () => {
    const { user } = await renderInput(day, '2026-11-20')
    const showPicker = vi.fn<() => void>()
    Object.assign(HTMLInputElement.prototype, { showPicker })
    await user.click(screen.getByRole('button', { name: 'Choose a date for It' }))
    expect(showPicker).toHaveBeenCalledOnce()
    const calendar = document.querySelector<HTMLInputElement>('.wd-calendar')!
    expect(calendar).toHaveValue('2026-11-20')
    fireEvent.change(calendar, { target: { value: '2026-12-01' } })
    expect(screen.getByLabelText('It')).toHaveValue('2026-12-01')
  })

  it('must not precede the other time, and is accepted again when that one changes', async () => {
    const fields = { startTime: f.time(), endTime: f.time({ notBefore: 'startTime' }) }
    const texts = { startTime: '2026-11-20 08:00:00', endTime: '2026-11-20 07:59:59' }
    const { save, sent } = await renderInputs(fields, texts)
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('Not before 2026-11-20 08:00:00')
    const [start, end] = [screen.getByLabelText(/^Start time/), screen.getByLabelText(/^End time/)]
    expect(end).toHaveFocus()
    expect(end).toHaveAccessibleDescription('Not before 2026-11-20 08:00:00')
    fireEvent.change(start, { target: { value: '2026-11-20T07:59:59' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await save()
    const [values = {}] = sent
    const wire = Object.values(values).map((text) => wireValue(moment, text))
    expect(wire).toEqual(['2026-11-20 07:59:59', '2026-11-20 07:59:59'])
  })

  it('§7: has its label and messages in Chinese', async () => {
    const { save } = await renderInput(moment, '2026-02-30 00:00:00', { language: 'zh-CN' })
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('请输入有效的日期和时间')
  })
})

describe('a shown time', () => {
  it('names its zone; a day has none', async () => {
    const { at } = await renderValues([
      { field: moment, value: '2026-11-20 08:05:09' },
      { field: day, value: '2026-11-20 00:00:00' },
    ])
    expect(at(0)).toHaveTextContent('2026-11-20 08:05:09')
    expect(at(0).firstElementChild).toHaveAttribute('title', '2026-11-20 08:05:09 UTC+8')
    expect(at(1)).toHaveTextContent(/^2026-11-20$/)
    expect(at(1).firstElementChild).toHaveAttribute('title', '2026-11-20')
  })
})
