import { createRoot } from 'react-dom/client'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Admin, Resource } from 'react-admin'
import { authProvider } from './authProvider'
import { dataProvider } from './dataProvider'
import { Dashboard } from './Dashboard'
import { Deposits, MerchantEdit, Merchants, Withdrawals } from './lists'

/** A stock react-admin over the same gateway, as its tutorial would write it. */

allowMarkup()

const nonce = document.querySelector('meta[name=style-nonce]')?.getAttribute('content') ?? ''
const styles = createCache({ key: 'css', nonce })

/** The page's policy refuses markup from strings, which this application's packages write. */
function allowMarkup(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown }
  }
  trustedTypes?.createPolicy('default', { createHTML: (markup: string) => markup })
}

function App() {
  return (
    <CacheProvider value={styles}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        dashboard={Dashboard}
        disableTelemetry
        requireAuth
      >
        <Resource name="deposits" list={Deposits} recordRepresentation="mchOrderNo" />
        <Resource name="merchants" list={Merchants} edit={MerchantEdit} />
        <Resource name="withdrawals" list={Withdrawals} />
        <Resource name="stores" recordRepresentation="nick" />
      </Admin>
    </CacheProvider>
  )
}

createRoot(document.querySelector('#root')!).render(<App />)
