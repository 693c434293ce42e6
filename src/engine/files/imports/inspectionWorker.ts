import { serveInspections, type InspectionPort } from './serveInspections'

serveInspections(globalThis as unknown as InspectionPort)
