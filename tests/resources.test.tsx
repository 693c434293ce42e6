import { resources } from '@/resources'
import { testResource } from '@/tests/support/renderApp'

resources.forEach(testResource)
