import { resources } from '@/resources'
import { testResource } from './support/testResource'

resources.forEach(testResource)
