import { createContext } from 'react'

/** Brings what is declared later than the first page, and its words. */
export const LateContext = createContext<() => Promise<void>>(() => Promise.resolve())
