import { expect, it } from 'vitest'
import { dependencyOrder } from '@/server/build/dependencyOrder'

const order = (graph: Readonly<Record<string, string>>) =>
  dependencyOrder(['a'], (id) => [...(graph[id] ?? '')]).map((cycle) => cycle.toSorted().join(''))

it('puts a module after all that it imports', () => {
  expect(order({ a: 'bc', b: 'd', c: 'd', d: '' })).toEqual(['d', 'b', 'c', 'a'])
  expect(order({ a: 'bd', b: 'c', c: 'd' })).toEqual(['d', 'c', 'b', 'a'])
})

it('puts the modules of a cycle together', () => {
  expect(order({ a: 'be', b: 'c', c: 'd', d: 'be' })).toEqual(['e', 'bcd', 'a'])
  expect(order({ a: 'b', b: 'ac', c: 'd', d: 'c' })).toEqual(['cd', 'ab'])
  expect(order({ a: 'bc', b: 'd', c: 'db', d: 'c' })).toEqual(['bcd', 'a'])
})
