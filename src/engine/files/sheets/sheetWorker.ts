import { ownPort } from '../workerCalls'
import { serveSheets } from './serveSheets'

serveSheets(ownPort())
