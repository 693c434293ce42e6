import { resources } from '@/resources'
import { testResource } from '../src/testing/testResource'

resources.forEach(testResource)
