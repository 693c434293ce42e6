import type { Table } from '../tables/Table'
import { configs } from './configs'
import { dictData } from './dictData'
import { dictTypes } from './dictTypes'
import { notices } from './notices'
import { posts } from './posts'

/** The tables behind the pages that every gateway of the family brings along. */
export const systemTables: readonly Table[] = [dictTypes, dictData, configs, notices, posts]
