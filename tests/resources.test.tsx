import { allResources } from '@/resources/all'
import { testResource } from './support/testResource'

allResources.forEach(testResource)
