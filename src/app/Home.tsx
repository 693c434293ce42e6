import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useSession } from '@/engine/data/session'
import { useGateway } from '@/engine/data/gateway'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { WantedPage } from '@/engine/shell/WantedPage'
import { Dashboard } from './dashboard/Dashboard'
import { Freshness } from './dashboard/Freshness'
import { hourAtGateway, statisticsRoot, todayAtGateway } from './dashboard/statistics'
import { askForFigures, useFigures } from './dashboard/useFigures'
import { WaitTiles } from './dashboard/WaitTiles'
import { useWaiting, waitsKey } from './dashboard/waits'
import { HomeLinks } from './HomeLinks'
import './Home.css'

export { askForFigures }

/** What waits for the operator first, then the figures of the last days. */
export function Home() {
  const translate = useTranslate()
  const gateway = useGateway()
  const client = useQueryClient()
  const name = useSession()?.user.userName ?? ''
  const [hour] = useState(() => hourAtGateway(gateway))
  const [today, setToday] = useState(() => todayAtGateway(gateway))
  const figures = useFigures(today)
  const waiting = useWaiting()
  usePageTitle(translate('shell.home'))
  const reload = () => {
    setToday(todayAtGateway(gateway))
    void client.refetchQueries({ predicate: isOfHome, type: 'active' })
  }
  const asked = waiting.map(({ query }) => query)
  const times = asked.map(({ data }) => data?.asOfMs).concat(figures.asOfMs)
  const isFetching = figures.isFetching || asked.some((query) => query.isFetching)
  const hasParts = figures.isShown || waiting.length > 0
  return (
    <section className="wd-home">
      <header>
        <h1>{translate(`home.${partOfDay(hour)}`, { name })}</h1>
        {hasParts && <Freshness {...{ times, isFetching, reload }} />}
      </header>
      <WantedPage />
      <WaitTiles waiting={waiting} />
      {figures.isShown && <Dashboard figures={figures} />}
      {!hasParts && <HomeLinks />}
    </section>
  )
}

function isOfHome({ queryKey: [root, part] }: Query): boolean {
  return root === statisticsRoot || part === waitsKey
}

const noon = 12
const evening = 18

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}
