import { systemResources } from '@/resources/system'
import { testResource } from './support/testResource'

systemResources.forEach(testResource)
