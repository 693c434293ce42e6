import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, testDataProvider, type DataProvider } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { afterEach } from 'vitest'
import type { Language } from '@/engine/config'
import { firstChunks } from '@/engine/messages/messages'
import { GatewayContext, type Gateway } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { createI18nProvider } from '@/engine/data/i18nProvider'
import { RegistryContext } from '@/engine/data/useRegistry'
import { createRegistry } from '@/engine/registry'
import { allResources } from '@/resources/all'
import { defineResource, f, type Resource } from '@/engine/declare'
import type { FieldMap } from '@/engine/schema/field'
import { FieldValue, type Room } from '@/engine/kinds/view/renderValue'
import { useControlsOf } from '@/engine/kinds/controls'
import { KindViewsContext, type CellTarget } from '@/engine/kinds/view/kindView'
import { ResourceProvider } from '@/engine/data/resource'
import { kindViews } from '@/engine/kinds/views'
import { useLabels } from '@/engine/data/labels'
import { messagesIn } from './messagesIn'

type Field = FieldMap[string]
type Setup = {
  language?: Language
  client?: QueryClient
  /** One that refuses every call, by default. */
  dataProvider?: DataProvider
  /** One over this page's cookies and network by default. */
  gateway?: Gateway
  /** The operator's permissions; all by default. */
  permissions?: readonly string[]
}

/** The resource that fields of these tests belong to. */
export function resourceWith(field: Field): Resource {
  return defineResource('sample', {
    path: '/store/sample',
    component: 'store/sample/index',
    permissions: 'store:sample',
    title: 'id',
    fields: { id: f.id(), it: field },
  })
}

type Drawn = { field: Field; value?: unknown; room?: Room; at?: Partial<CellTarget> }

/** Draws values of fields, as cells or in full, in everything a cell may ask for. */
export async function renderValues(drawn: readonly Drawn[], setup: Setup = {}) {
  const user = userEvent.setup()
  const view = await renderWith(setup, () =>
    drawn.map(({ field, value, room = 'cell', at }, index) => (
      <div key={`${index + 1}`} data-testid={`value-${index}`}>
        {drawFact(resourceWith(field), value, { room, at })}
      </div>
    )),
  )
  return { ...view, user, at: (index: number) => screen.getByTestId(`value-${index}`) }
}

type Drawing = { room: Room; at: Partial<CellTarget> | undefined }

function drawFact(resource: Resource, value: unknown, { room, at }: Drawing) {
  const place = { resource, name: 'it', id: '7', ...at }
  return <FieldValue value={value} {...place} room={room} at={place} />
}

type Rendered<Sent> = {
  user: UserEvent
  save: () => Promise<void>
  /** The sent forms, in order. */
  sent: Sent[]
}

/** One input in a form, labelled `It`, with `text`. */
export async function renderInput(
  field: Field,
  text = '',
  setup: Setup = {},
): Promise<Rendered<unknown>> {
  const sent: unknown[] = []
  const form = await renderInputs({ it: field }, { it: text }, setup, ({ it }) => sent.push(it))
  return { ...form, sent }
}

/** Inputs in one form, labelled by their names. */
export async function renderInputs(
  fields: FieldMap,
  texts: Values = {},
  setup: Setup = {},
  onSend?: (values: Values) => void,
): Promise<Rendered<Values>> {
  const sent: Values[] = []
  const send = onSend ?? ((values: Values) => sent.push(values))
  await renderWith(setup, () => <Form fields={fields} texts={texts} onSend={send} />)
  const user = userEvent.setup()
  return { user, sent, save: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}

/** One filter, labelled `It`; `values` are its values in order. */
export async function renderFilter(
  field: Field,
  setup: Setup = {},
): Promise<{ user: UserEvent; values: unknown[] }> {
  const values: unknown[] = []
  await renderWith(setup, () => <Filter field={field} onChange={(value) => values.push(value)} />)
  return { user: userEvent.setup(), values }
}

type FilterProps = { field: Field; onChange: (value: unknown) => void }

function Filter({ field, onChange }: FilterProps) {
  const [value, setValue] = useState<unknown>()
  const { filter: KindFilter } = useControlsOf()(field)
  const change = (next: unknown) => {
    setValue(next)
    onChange(next)
  }
  return <KindFilter name="it" label="It" field={field} value={value} onChange={change} />
}

type Values = Record<string, string>
type FormProps = { fields: FieldMap; texts: Values; onSend: (values: Values) => void }

function Form({ fields, texts, onSend }: FormProps) {
  const labels = useLabels()
  const controlsOf = useControlsOf()
  const form = useForm<Values>({ defaultValues: texts })
  const submit = form.handleSubmit(onSend)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {Object.entries(fields).map(([name, field]) => {
          const { input: Input } = controlsOf(field)
          return <Input key={name} name={name} label={labels.field(name)} field={field} />
        })}
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  )
}

/** Anything, in everything a view may ask for. */
export function renderDrawn(draw: () => ReactNode, setup: Setup = {}) {
  return renderWith(setup, draw)
}

async function renderWith(
  {
    language = 'en-US',
    client = new QueryClient(),
    dataProvider = testDataProvider(),
    permissions = ['*:*:*'],
    gateway = createPageGateway({ language }),
  }: Setup,
  draw: () => ReactNode,
) {
  const messages = messagesIn(language)
  const i18nProvider = createI18nProvider(messages, await messages.load(...firstChunks))
  const user = { userId: '1', userName: 'ada', userType: '00', avatar: '' }
  opened.push(gateway)
  gateway.session.signIn('token')
  gateway.session.load({ user, roles: ['ROLE_DEFAULT'], permissions })
  return act(async () =>
    render(
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={client}
        >
          <GatewayContext value={gateway}>
            <RegistryContext value={declared}>
              <KindViewsContext value={kindViews}>
                <ResourceProvider resource={resourceWith(f.text())}>{draw()}</ResourceProvider>
              </KindViewsContext>
            </RegistryContext>
          </GatewayContext>
        </CoreAdminContext>
      </MemoryRouter>,
    ),
  )
}

const declared = createRegistry(allResources)
const opened: Gateway[] = []

afterEach(() => {
  cleanup()
  for (const { session } of opened.splice(0)) session.clear()
})
