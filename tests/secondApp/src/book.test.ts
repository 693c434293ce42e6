import { createTesting, noPlatform, scenarios, testDb, testSandboxes } from 'wattdesk/testing'
import admin from './App'
import { book } from './book'

const resources = [book]
const testSandbox = testSandboxes({ db: await testDb(noPlatform), resources })
const { testResource } = createTesting({ admin, resources, testSandbox, scenarios })

testResource(book)
