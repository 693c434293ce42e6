import type { Resource } from '../resource'

/** The fields that a workbook for this resource has columns of, in order. */
export function importFieldsOf({ import: taken, create }: Resource): readonly string[] {
  return taken?.fields ?? create?.fields ?? []
}
