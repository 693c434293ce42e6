import { createAdmin } from 'wattdesk/admin'
import { book } from './book'
import { base } from './base'

export default createAdmin({ ...base, resources: [book], home: () => <h1>Bookshop</h1> })
