/** A text such as `2026-01-31 08:00:00` on the UTC calendar, which has no clock changes. */
export function utc(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}

export function utcText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** Whether a text is a moment of the calendar as the wire writes it. */
export function isTime(text: string): boolean {
  const date = utc(text)
  return /^[1-9]/.test(text) && !Number.isNaN(date.getTime()) && utcText(date) === text
}
