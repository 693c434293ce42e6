import { ownPort } from '../workerCalls'
import { serveInspections } from './inspect'

serveInspections(ownPort())
