import type { FieldOf } from '@/schema/kinds'
import { statedZone } from '../words'

/** The zone a time is in; a day of the calendar is in none. */
export function timeNote({ precision }: FieldOf<'time'>): string | undefined {
  return precision === 'day' ? undefined : statedZone
}
