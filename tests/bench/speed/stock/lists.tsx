import {
  DataTable,
  Edit,
  List,
  Pagination,
  ReferenceField,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { formatDecimal, toDecimal } from '@/engine/values/decimal'
import {
  depositColumns,
  endsOf,
  merchantColumns,
  merchantFields,
  withdrawalColumns,
  type Column,
} from '../columns'

type Row = Readonly<Record<string, string | number | null>>

function drawn(record: Row, { field, as, words }: Column): string {
  const given = record[field]
  if (given === null || given === undefined) return '—'
  const value = String(given)
  if (as === 'ends') return endsOf(value)
  if (words) return words[value] ?? value
  const amount = as === 'amount' ? toDecimal(value) : null
  return amount ? formatDecimal(amount) : value
}

function Cell({ column }: { column: Column }) {
  const { field, as } = column
  if (as === 'store')
    return (
      <DataTable.Col source={field}>
        <ReferenceField source={field} reference="stores" link={false}>
          <TextField source="nick" />
        </ReferenceField>
      </DataTable.Col>
    )
  return <DataTable.Col source={field} render={(record: Row) => drawn(record, column)} />
}

type Props = { columns: readonly Column[]; filter: string; newestBy?: string; rowClick?: 'edit' }

function Table({ columns, filter, newestBy = 'createTime', rowClick }: Props) {
  return (
    <List
      perPage={20}
      sort={{ field: newestBy, order: 'DESC' }}
      filters={[<TextInput key={filter} source={filter} label={filter} alwaysOn />]}
      pagination={<Pagination rowsPerPageOptions={[20, 50, 1000]} />}
      exporter={false}
    >
      <DataTable rowClick={rowClick ?? false} bulkActionButtons={false}>
        {columns.map((column) => (
          <Cell key={column.field} column={column} />
        ))}
      </DataTable>
    </List>
  )
}

export const Deposits = () => <Table columns={depositColumns} filter="mchOrderNo" />
export const Merchants = () => (
  <Table columns={merchantColumns} filter="nick" newestBy="regTime" rowClick="edit" />
)
export const Withdrawals = () => <Table columns={withdrawalColumns} filter="walletName" />

export const MerchantEdit = () => (
  <Edit>
    <SimpleForm>
      {merchantFields.map((field) => (
        <TextInput key={field} source={field} />
      ))}
    </SimpleForm>
  </Edit>
)
