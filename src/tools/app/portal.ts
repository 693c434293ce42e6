import { resolve } from 'node:path'
import { allResources } from '@/resources/all'
import { trade } from '@/sandbox/trade'
import { appMessages } from '@/messages'
import type { DeclaredApp } from './DeclaredApp'

/** This portal, whose command lines `package.json` has. */
export const portal: DeclaredApp = {
  resources: allResources,
  messages: appMessages,
  platform: trade,
  folder: resolve(import.meta.dirname, '../../..'),
}
