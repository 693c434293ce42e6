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
import {
  depositColumns,
  depositStatus,
  grouped,
  merchantColumns,
  merchantFields,
  wideColumns,
  withdrawalColumns,
  type Column,
} from '../columns'

type Row = Readonly<Record<string, string | number | null>>

function drawn(record: Row, { field, as }: Column): string {
  const value = String(record[field] ?? '')
  if (as === 'money') return grouped(value)
  return as === 'status' ? (depositStatus[value] ?? value) : value
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

type Props = { columns: readonly Column[]; filter: string; perPage?: number; rowClick?: 'edit' }

function Table({ columns, filter, perPage = 20, rowClick }: Props) {
  return (
    <List
      perPage={perPage}
      sort={{ field: 'createTime', order: 'DESC' }}
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
export const Wide = () => <Table columns={wideColumns} filter="mchOrderNo" perPage={50} />
export const Merchants = () => <Table columns={merchantColumns} filter="nick" rowClick="edit" />
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
