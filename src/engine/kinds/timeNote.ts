import type { FieldOf } from '@/engine/schema/kinds'
import { statedZone } from '../data/words'

/** The zone a time is in; a day of the calendar is in none. */
export function timeNote({ precision }: FieldOf<'time'>): string | undefined {
  return precision === 'day' ? undefined : statedZone
}
