// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { allResources } from '@/resources/all'
import merchant from '@/resources/merchant'
import publish from '@/resources/publish'
import withdrawal from '@/resources/withdrawal'
import { defineResource, f, usdt, type Resource } from '@/engine/declare'
import {
  columnsOf,
  formFieldsOf,
  defaultSort,
  isSortable,
  sectionsOf,
} from '@/engine/schema/surfaces'
import { ConfigurationError } from '@/engine/schema/errors'
import { explain, explainedViews, settle, type ExplainedView } from '@/tools/explain/explain'
import { explainText } from '@/tools/explain/explainText'
import { layers } from '@/tools/explain/layer'
import { savedViewOf, type SavedView } from '@/tools/explain/savedView'
import { explainCommand } from '@/tools/explain/explainCommand'
import { portal } from '@/tools/app/portal'

const ledger = {
  path: '/x',
  component: 'x/index',
  permissions: 'x',
  title: 'id',
  fields: {
    id: f.id(),
    bookTime: f.time(),
    createTime: f.time({ filter: 'range', range: ['from', 'till'] }),
    amount: usdt({ wire: 'total_u', total: 'sum', required: true }),
    note: f.text({ filter: 'like', sortable: true, visibleWhen: { serial: 'a' } }),
    serial: f.text({ readOnly: true }),
    isOpen: f.flag({ starting: true }),
    secret: f.secret(),
    both: f.computed(['id', 'note'], 'joined'),
  },
} as const

/** The explanation of one property, and its source. */
function said(resource: Resource, path: string, property: string, saved?: SavedView) {
  const [field = '', view] = path.split(' ')
  const found = explain(resource, field, view as ExplainedView, saved).find(
    (one) => one.property === property,
  )
  return found && [found.value, found.layer]
}

describe('each layer wins over the one below', () => {
  it.each(layers.slice(1).map((layer, index) => [layer, layers[index]!] as const))(
    '%s over %s',
    (upper, lower) => {
      expect(settle('it', { [lower]: 'low', [upper]: 'high' })).toEqual({
        property: 'it',
        value: 'high',
        layer: upper,
        overruled: [{ layer: lower, value: 'low' }],
      })
    },
  )

  it('a layer without a value leaves it to the others, even for no or none', () => {
    const says = { kind: 1, project: false, field: null, view: undefined } as const
    expect(settle('it', says)).toEqual({
      property: 'it',
      value: null,
      layer: 'field',
      overruled: [
        { layer: 'project', value: false },
        { layer: 'kind', value: 1 },
      ],
    })
    expect(settle('it', { kind: undefined })).toBeUndefined()
  })

  const plain = defineResource('ledger', ledger)

  it('project over kind: one field links to the record, though several could', () => {
    expect(said(plain, 'bookTime list', 'order')).toEqual(['DESC', 'kind'])
    expect(said(plain, 'createTime list', 'order')).toEqual([null, 'project'])
  })

  it('resource over project: columns and initial order as declared', () => {
    const columns = ['note', 'amount'] as const
    const narrow = defineResource('ledger', {
      ...ledger,
      list: { columns, sort: { field: 'amount', order: 'ASC' } },
    })
    expect(said(plain, 'note list', 'position')).toEqual([5, 'project'])
    expect(said(narrow, 'note list', 'position')).toEqual([1, 'resource'])
    expect(said(narrow, 'id list', 'shown')).toEqual([false, 'resource'])
    expect(said(narrow, 'amount list', 'order')).toEqual(['ASC', 'resource'])
    expect(said(narrow, 'bookTime list', 'order')).toEqual([null, 'resource'])
  })

  it('field over resource: a read-only field is in no form, even one that names it', () => {
    const careless: Resource = { ...plain, create: { fields: ['amount', 'serial', 'both'] } }
    expect(said(careless, 'amount create', 'shown')).toEqual([true, 'resource'])
    expect(said(careless, 'serial create', 'shown')).toEqual([false, 'field'])
    expect(said(careless, 'serial create', 'position')).toEqual([null, 'resource'])
    expect(said(careless, 'both create', 'shown')).toEqual([false, 'kind'])
    expect(said(careless, 'both create', 'read-only')).toEqual([true, 'kind'])
  })

  it('view over kind: overriding parts, sections and pages', () => {
    const drawn = defineResource('ledger', {
      ...ledger,
      override: {
        cell: { note: 'marked' },
        input: { note: 'editor' },
        filter: { note: 'slider' },
        section: { list: 'summary', show: 'history' },
        page: { edit: 'wizard' },
      },
    })
    expect(said(drawn, 'note list', 'drawn by')).toEqual(['part marked', 'view'])
    expect(said(drawn, 'note filter', 'drawn by')).toEqual(['part slider', 'view'])
    expect(said(drawn, 'note create', 'drawn by')).toEqual(['part editor', 'view'])
    expect(said(drawn, 'note show', 'drawn by')).toEqual(['kind text', 'kind'])
    expect(said(drawn, 'id list', 'drawn by')).toEqual(['kind id', 'kind'])
    expect(said(drawn, 'id list', 'own section')).toEqual(['summary', 'view'])
    expect(said(drawn, 'id show', 'own section')).toEqual(['history', 'view'])
    expect(said(drawn, 'id edit', 'own page')).toEqual(['wizard', 'view'])
    expect(said(drawn, 'id list', 'own page')).toEqual([null, 'project'])
  })

  it('the operator’s saved view over all: columns, order, page size, filter', () => {
    const saved = savedViewOf(
      '?columns=note,id,nonsense&sort=amount&order=ASC&perPage=50&filter={"note":"x"}',
    )
    expect(said(plain, 'note list', 'shown', saved)).toEqual([true, 'saved view'])
    expect(said(plain, 'note list', 'position', saved)).toEqual([2, 'saved view'])
    expect(said(plain, 'amount list', 'shown', saved)).toEqual([false, 'saved view'])
    expect(said(plain, 'amount list', 'order', saved)).toEqual(['ASC', 'saved view'])
    expect(said(plain, 'bookTime list', 'order', saved)).toEqual([null, 'saved view'])
    expect(said(plain, 'id list', 'page size', saved)).toEqual([50, 'saved view'])
    expect(said(plain, 'note filter', 'narrowed to', saved)).toEqual(['"x"', 'saved view'])
  })

  it('a saved view cannot set what no list supports', () => {
    const saved = savedViewOf('columns=nonsense,secret&sort=both&perPage=7')
    expect(said(plain, 'note list', 'shown', saved)).toEqual([true, 'project'])
    expect(said(plain, 'secret list', 'shown', saved)).toEqual([false, 'kind'])
    expect(said(plain, 'bookTime list', 'order', saved)).toEqual(['DESC', 'kind'])
    expect(said(plain, 'id list', 'page size', saved)).toEqual([20, 'project'])
    expect(savedViewOf('filter={')).toEqual({})
  })
})

describe('the properties of a field', () => {
  const plain = defineResource('ledger', ledger)

  it.each([
    ['amount list', 'wire name', ['total_u', 'field']],
    ['note list', 'wire name', ['note', 'project']],
    ['createTime filter', 'wire name', ['from, till', 'field']],
    ['note filter', 'wire name', ['note', 'project']],
    ['note filter', 'filter op', ['like', 'field']],
    ['amount filter', 'shown', [false, 'project']],
    ['note filter', 'position', [2, 'project']],
    ['note list', 'sortable', [true, 'field']],
    ['amount list', 'sortable', [true, 'kind']],
    ['amount list', 'total', ['sum', 'field']],
    ['amount list', 'unit', ['USDT', 'field']],
    ['amount create', 'scale', [6, 'field']],
    ['amount create', 'required', [true, 'field']],
    ['note create', 'required', [false, 'project']],
    ['amount create', 'starts with', [null, 'project']],
    ['isOpen create', 'starts with', [true, 'field']],
    ['isOpen edit', 'starts with', undefined],
    ['note create', 'visible when', ['{"serial":"a"}', 'field']],
    ['amount create', 'visible when', ['always', 'project']],
    ['serial edit', 'read-only', [true, 'field']],
    ['bookTime list', 'zone', ['Asia/Shanghai', 'project']],
    ['note list', 'zone', undefined],
    ['note list', 'label', ['resources.ledger.fields.note', 'project']],
    ['note list', 'permission', ['x:list', 'resource']],
    ['note show', 'permission', ['x:query', 'resource']],
    ['note create', 'permission', ['x:add', 'resource']],
    ['note edit', 'permission', ['x:edit', 'resource']],
  ])('%s: %s', (path, property, expected) => {
    expect(said(plain, path, property)).toEqual(expected)
  })

  it('by what the search finds a field', () => {
    expect(said(withdrawal, 'id filter', 'searched by')).toEqual(['the whole value', 'field'])
    expect(said(withdrawal, 'address filter', 'searched by')).toEqual(['its beginning', 'field'])
    expect(said(withdrawal, 'walletName filter', 'searched by')).toEqual([null, 'project'])
  })

  it('of real declarations', () => {
    expect(said(withdrawal, 'totalU create', 'second password')).toEqual([true, 'resource'])
    expect(said(publish, 'expireTime list', 'drawn by')).toEqual(['part countdown', 'view'])
    expect(said(publish, 'expireTime show', 'own page')).toEqual(['tradeDetails', 'view'])
    expect(said(merchant, 'appSecret show', 'section')).toEqual(['keys', 'resource'])
    expect(said(merchant, 'appSecret list', 'shown')).toEqual([false, 'resource'])
  })
})

describe('the explanation matches the views', () => {
  it.each(allResources.map((resource) => [resource.name, resource] as const))(
    '%s',
    (_, resource) => {
      const names = Object.keys(resource.fields)
      const shown = (view: ExplainedView) =>
        names
          .map((name) => ({ name, place: said(resource, `${name} ${view}`, 'position')?.[0] }))
          .filter(({ name }) => said(resource, `${name} ${view}`, 'shown')?.[0])
          .sort((a, b) => Number(a.place) - Number(b.place))
          .map(({ name }) => name)
      const inSections = (some: readonly string[]) =>
        sectionsOf(resource, some).flatMap(({ fields }) => fields)

      expect(shown('list')).toEqual(columnsOf(resource))
      expect(shown('filter')).toEqual(names.filter((name) => resource.fields[name]?.filter))
      expect(shown('create')).toEqual(inSections(formFieldsOf(resource, resource.create)))
      expect(shown('edit')).toEqual(inSections(formFieldsOf(resource, resource.edit)))
      expect(shown('show')).toEqual(inSections(names))
      const orders = names.map((name) => [name, said(resource, `${name} list`, 'order')?.[0]])
      const { field, order } = defaultSort(resource)
      expect(orders.filter(([, one]) => one !== null)).toEqual([[field, order]])
      for (const name of names) {
        expect(said(resource, `${name} list`, 'sortable')?.[0]).toBe(isSortable(resource, name))
      }
    },
  )
})

describe('as a table', () => {
  it('names property, value, layer and overruled values', () => {
    const lines = explainText(
      explain(withdrawal, 'createTime', 'list', savedViewOf('columns=id')),
    ).split('\n')
    expect(lines[0]).toMatch(/^ {2}property +value +set by +instead of$/)
    expect(lines[1]).toMatch(/^ {2}shown +no +saved view +yes \(project\)$/)
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}total +– +project$/))
    const column = lines[0]?.indexOf('set by')
    for (const line of lines) {
      expect(line.slice(column)).toMatch(/^(set by|project|kind|field|resource|saved view)/)
    }
  })

  it('is printed for every field in every view', () => {
    for (const resource of allResources) {
      for (const field of Object.keys(resource.fields)) {
        for (const view of explainedViews) {
          expect(explainCommand(portal, [resource.name, field, view])).toContain('drawn by')
        }
      }
    }
  })
})

describe('npm run explain', () => {
  it('takes resource, field, view and the query of a list’s address', () => {
    expect(explainCommand(portal, ['withdrawal', 'address', 'list', 'perPage=50'])).toMatch(
      /^withdrawal\.address, list\n\n(?:.+\n)+ {2}page size +50 +saved view +20 \(project\)/,
    )
    expect(explainCommand(portal, ['withdrawal', 'address'])).toContain('withdrawal.address, list')
  })

  it.each([
    [
      ['withdrawl', 'address', 'list'],
      "There is no resource 'withdrawl'. There are: deposit, payout,",
    ],
    [['withdrawal', 'adress', 'list'], "has no field 'adress'. It has: id, store, address,"],
    [['withdrawal', 'toString', 'list'], "has no field 'toString'"],
    [
      ['withdrawal', 'address', 'grid'],
      "no view 'grid'. There are: list, filter, create, edit, show",
    ],
    [[], "There is no resource ''"],
  ])('%j says which names there are', (args, message) => {
    expect(() => explainCommand(portal, args)).toThrow(ConfigurationError)
    expect(() => explainCommand(portal, args)).toThrow(message)
  })
})
