import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { f } from '@/schema'
import { wireValue } from '@/schema/input'
import { renderInput, renderInputs, renderValues } from '../../support/renderKind'

const moment = f.time({ required: true })
const day = f.time({ precision: 'day' })

describe('a time in a form', () => {
  it('is typed to the second, in the stated zone, and travels as the gateway writes it', async () => {
    const { save, sent } = await renderInput(moment)
    const input = screen.getByLabelText('It UTC+8 *')
    expect(input).toHaveAttribute('type', 'datetime-local')
    expect(input).toHaveAttribute('step', '1')
    fireEvent.change(input, { target: { value: '2026-11-20T08:05:09' } })
    await save()
    fireEvent.change(input, { target: { value: '2026-11-20T08:05' } })
    await save()
    expect(sent.map((text) => wireValue(moment, String(text)))).toEqual([
      '2026-11-20 08:05:09',
      '2026-11-20 08:05:00',
    ])
  })

  it('starts with the record’s time and leaves it as it is', async () => {
    const { save, sent } = await renderInput(moment, '2026-11-20 08:05:09')
    // jsdom adds milliseconds
    expect(screen.getByLabelText<HTMLInputElement>(/^It/).value).toMatch(/^2026-11-20T08:05:09/)
    await save()
    expect(sent).toEqual(['2026-11-20 08:05:09'])
  })

  it('is asked for where it is required', async () => {
    const { save, sent } = await renderInput(moment)
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('It is required')
    expect(screen.getByLabelText(/^It/)).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('is a day of the calendar, of no zone, where a day is declared', async () => {
    const { save, sent } = await renderInput(day, '2026-11-20')
    const input = screen.getByLabelText('It')
    expect(input).toHaveAttribute('type', 'date')
    expect(input).toHaveValue('2026-11-20')
    fireEvent.change(input, { target: { value: '2026-02-28' } })
    await save()
    expect(sent.map((text) => wireValue(day, String(text)))).toEqual(['2026-02-28'])
  })

  it.each([
    [moment, 'Enter a date and a time of the calendar', '2026-02-28T08:00'],
    [day, 'Enter a day of the calendar', '2026-02-28'],
  ])('never takes what is half filled in for nothing: %o', async (field, message, value) => {
    const { save, sent } = await renderInput({ ...field, required: true })
    const input = screen.getByLabelText(/^It/)
    // as a browser tells of 30 February, whose text is empty
    Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true })
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(sent).toEqual([])
    Object.defineProperty(input, 'validity', { value: { badInput: false } })
    fireEvent.change(input, { target: { value } })
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })

  it('may not lie before the other one, and is right again when that one moves', async () => {
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

  it('§7: is asked for in Chinese', async () => {
    const { save } = await renderInput(moment, '2026-02-30 00:00:00', { language: 'zh-CN' })
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('请输入有效的日期和时间')
  })
})

describe('a time that is shown', () => {
  it('names its zone, and a day none', async () => {
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
