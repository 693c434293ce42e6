import { templateFile, type GatewayFile } from '@/gateway/files'
import { importFile, resultLines, type ImportRequest } from '@/gateway/uploads'
import type { Resource } from '@/schema'
import { gateway, GatewayError } from './gateway'

/**
 * Sends a workbook to a resource, once.
 *
 * @returns what the gateway says of it, line by line
 * @throws {GatewayError}
 */
export function sendImport(
  { path }: Resource,
  request: Omit<ImportRequest, 'path'>,
): Promise<string[]> {
  return importFile(gateway.client, { path, ...request })
}

/** What a gateway says of an import that it refused, line by line; none where it said nothing. */
export function refusedLines(error: unknown): string[] {
  return error instanceof GatewayError ? resultLines(error.wholeMsg ?? '') : []
}

/**
 * Fetches the empty workbook that a resource's import takes.
 *
 * @throws {GatewayError}
 */
export function fetchTemplate({ path }: Resource, signal: AbortSignal): Promise<GatewayFile> {
  return templateFile(gateway.client, gateway.dialect, { path, signal })
}
