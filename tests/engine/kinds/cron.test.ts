// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cronText } from '@/engine/kinds/cron'
import { cron } from '@/engine/messages/en-US/cron'
import { prettyJson } from '@/engine/values/json'

const text = (key: string, args?: object) => ({ key: `cron.${key}`, ...(args && { args }) })

describe('a cron expression in words', () => {
  it.each([
    ['* * * * * ?', text('second')],
    ['0/10 * * * * ?', text('seconds', { count: 10 })],
    ['*/30 * * * * ?', text('seconds', { count: 30 })],
    ['0 * * * * ?', text('minute')],
    ['0 0/15 * * * ?', text('minutes', { count: 15 })],
    ['0 5 * * * ?', text('hour', { minute: 5 })],
    ['0 5 0/6 * * ?', text('hours', { count: 6, minute: 5 })],
    ['0 30 2 * * ?', text('day', { time: '02:30:00' })],
    [' 15 30  2 ? * * ', text('day', { time: '02:30:15' })],
    ['0 0 9 ? * MON-FRI', text('workday', { time: '09:00:00' })],
    ['0 0 9 ? * 2-6 *', text('workday', { time: '09:00:00' })],
    ['0 0 9 ? * mon', text('weekday2', { time: '09:00:00' })],
    ['0 0 9 ? * 1', text('weekday1', { time: '09:00:00' })],
    ['0 0 0 1 * ?', text('month', { day: 1, time: '00:00:00' })],
    ['0 0 23 L * ?', text('lastDay', { time: '23:00:00' })],
    ['0 0 8 31 12 ?', text('year', { month: 12, day: 31, time: '08:00:00' })],
  ])('%s', (expression, words) => {
    expect(cronText(expression)).toEqual(words)
    expect(Object.keys(cron.cron)).toContain(words.key.replace('cron.', ''))
  })

  it.each([
    '0 0/7 * * * ?',
    '5 0/15 * * * ?',
    '0 0/0 * * * ?',
    '0 0 9 ? * MON,WED',
    '0 0 9 ? * 6#3',
    '0 0 9 15W * ?',
    '0 0 9 1,15 * ?',
    '0 0 9-17 * * ?',
    '0 0 24 * * ?',
    '0 0 9 ? 3 MON',
    '0 0 9 1 * MON',
    '0 0 9 * * ? 2030',
    '0 9 * * *',
    'daily',
    '',
  ])('shows %j itself, because no words fit exactly', (expression) => {
    expect(cronText(expression)).toBe(expression)
  })
})

describe('JSON over several lines', () => {
  it('keeps every digit, and leaves any other text alone', () => {
    expect(prettyJson('{"a":[1.10,12345678901234567890.123]}')).toBe(
      '{\n  "a": [\n    1.10,\n    12345678901234567890.123\n  ]\n}',
    )
    expect(prettyJson('{"a":"cut sho')).toBe('{"a":"cut sho')
    expect(prettyJson('')).toBe('')
  })
})
