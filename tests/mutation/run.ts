import { faults } from './faults'
import { runTests } from './runTests'

/**
 * `npm run mutate`: plants one fault after another into copies of the sources and counts how many the tests of
 * the resources find. `npm run mutate -- <words>` takes those whose name, file or resource has the words.
 */

const enough = 0.95

async function mutate(words: string): Promise<boolean> {
  const chosen = faults.filter(({ name, file, resource }) =>
    `${name} ${file} ${resource}`.includes(words),
  )
  if (chosen.length === 0) throw new Error(`No fault has ‘${words}’ in its name, file or resource.`)
  console.log(`Without a fault, ${faults.length} are known …`)
  const control = await runTests()
  if (control.result !== 'passed') {
    console.log(`✗ the tests fail without a fault, so they prove nothing: ${control.by}`)
    return false
  }
  console.log('✓ the tests of all resources pass\n')
  let killed = 0
  for (const [index, fault] of chosen.entries()) {
    const { result, by } = await runTests(fault)
    if (result === 'failed') killed += 1
    const mark = { failed: '✓ killed  ', passed: '✗ SURVIVED', broken: '✗ NOT RUN ' }[result]
    const number = String(index + 1).padStart(2)
    console.log(`${number} ${mark} ${fault.resource.padEnd(12)} ${fault.name} (${fault.file})`)
    if (by !== '') console.log(`              ${by}`)
  }
  const share = killed / chosen.length
  console.log(`\n${killed} of ${chosen.length} killed (${(share * 100).toFixed(1)} %)`)
  return share >= enough
}

process.exitCode = (await mutate(process.argv.slice(2).join(' '))) ? 0 : 1
