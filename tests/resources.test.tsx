import { registry } from '@/registry'
import { testResource } from './support/testResource'

registry.all.forEach(testResource)
