import { serveSheets, type SheetPort } from './serveSheets'

serveSheets(globalThis as unknown as SheetPort)
