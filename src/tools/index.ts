export { conformCommand } from './conform/command'
export type { DeclaredApp } from './app/DeclaredApp'
export { doctor } from './doctor/doctor'
export { explainCommand } from './explain/explainCommand'
