import { systemResources } from '@/resources/system'
import { testResource } from '../src/testing/testResource'

systemResources.forEach(testResource)
