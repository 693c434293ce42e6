import { useEffect, useState } from 'react'
import { Card, CardContent, Typography } from '@mui/material'
import { Line, LineChart, XAxis, YAxis } from 'recharts'
import { glanceDecimal, sumDecimals, toDecimal } from '@/engine/values/decimal'
import { call } from '../bound/gateway'
import { cards } from '../columns'
import { askedDays } from '../days'

type Day = { date: string; value: string }

export function Dashboard() {
  return cards.map((names) => <Statistic key={names.join()} names={names} />)
}

function Statistic({ names }: { names: readonly string[] }) {
  const [days, setDays] = useState<readonly Day[]>([])
  useEffect(() => {
    const read = async (name: string) => {
      const { data } = await call<{ data: readonly Day[] }>(`/st/${name}/statistics?${askedDays()}`)
      return data.slice(-7)
    }
    const readAll = async () => setDays(added(await Promise.all(names.map(read))))
    void readAll()
  }, [names])
  if (days.length === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h6">{names.join()}</Typography>
        <strong>{glanceDecimal(sumDecimals(days.map(({ value }) => toDecimal(value)!)))}</strong>
        <LineChart width={300} height={120} data={[...days]}>
          <XAxis dataKey="date" />
          <YAxis />
          <Line dataKey="value" isAnimationActive={false} />
        </LineChart>
      </CardContent>
    </Card>
  )
}

/** The parts of a figure, day by day. */
function added(parts: readonly (readonly Day[])[]): readonly Day[] {
  return parts[0]!.map(({ date }, at) => {
    const sum = sumDecimals(parts.map((days) => toDecimal(days[at]!.value)!))
    return { date, value: String(sum) }
  })
}
