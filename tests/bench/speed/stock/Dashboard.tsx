import { useEffect, useState } from 'react'
import { Card, CardContent, Typography } from '@mui/material'
import { Line, LineChart, XAxis, YAxis } from 'recharts'
import { sumDecimals, toDecimal } from '@/engine/values/decimal'
import { call } from '../bound/gateway'
import { statistics } from '../columns'
import { askedDays } from '../days'

type Day = { date: string; value: string }

export function Dashboard() {
  return statistics.map((name) => <Statistic key={name} name={name} />)
}

function Statistic({ name }: { name: string }) {
  const [days, setDays] = useState<readonly Day[]>([])
  useEffect(() => {
    const read = async () => {
      const { data } = await call<{ data: readonly Day[] }>(`/st/${name}/statistics?${askedDays()}`)
      setDays(data.slice(-7))
    }
    void read()
  }, [name])
  if (days.length === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h6">{name}</Typography>
        <strong>{String(sumDecimals(days.map(({ value }) => toDecimal(value)!)))}</strong>
        <LineChart width={300} height={120} data={[...days]}>
          <XAxis dataKey="date" />
          <YAxis />
          <Line dataKey="value" isAnimationActive={false} />
        </LineChart>
      </CardContent>
    </Card>
  )
}
