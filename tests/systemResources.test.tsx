import { systemResources } from '@/resources/system'
import { testResource } from '@/tests/support/renderApp'

systemResources.forEach(testResource)
