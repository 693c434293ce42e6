/**
 * Records for tests, one builder for each resource that has a table. A builder only says what the record is;
 * `renderApp({ given: [aWithdrawal({ status: '1' })] })` or `await sandbox.insert(aStore())` puts it into the
 * gateway's database, so that screen and server agree.
 */
export type { Builder, Values } from '@/testing/app/builderOf'
export { aMerchant, anEnergyUser, aStore } from './people'
export {
  aConfig,
  aDept,
  aDictEntry,
  aDictType,
  aGenTable,
  aJob,
  aJobLog,
  aLoginLog,
  aMenu,
  aNotice,
  anOperLog,
  aPost,
  aRole,
  aUser,
} from './system'
export { aBill, aDeposit, aMovement, aPayout, aStoreDeposit, aTrade, aWithdrawal } from './trade'
