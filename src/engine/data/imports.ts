import { templateFile } from '@/engine/gateway/files'
import { importFile, type ImportRequest } from '@/engine/gateway/importFile'
import { readImportRefusal, type ImportResult } from '@/engine/gateway/importResult'
import type { Resource } from '@/engine/schema/resource'
import { GatewayError, type Gateway } from './gateway'

/**
 * Sends a workbook to a resource, once.
 *
 * @returns what the gateway says came of it
 * @throws {GatewayError}
 */
export function sendImport(
  { client }: Gateway,
  { path }: Resource,
  request: Omit<ImportRequest, 'path'>,
): Promise<ImportResult> {
  return importFile(client, { path, ...request })
}

/** What a gateway says of an import that it refused. */
export function refusedImport(error: unknown): ImportResult {
  return readImportRefusal(error instanceof GatewayError ? (error.wholeMsg ?? '') : '')
}

export type { ImportResult }

/**
 * Fetches the empty workbook that a resource's import takes.
 *
 * @throws {GatewayError}
 */
export function fetchTemplate(
  { client, dialect }: Gateway,
  { path }: Resource,
  signal: AbortSignal,
): Promise<Blob> {
  return templateFile(client, dialect, { path, signal })
}
