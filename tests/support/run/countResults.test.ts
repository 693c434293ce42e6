// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countBrowser, countReport, countUnit, type Totals } from './countResults'

function aReport(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const asWritten = (totals: Totals) => totals

describe('the totals of npm test', () => {
  it('count a test file that could not be loaded as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}] },
    ]
    const report = { numPassedTests: 2, numFailedTests: 1, testResults }
    expect(countUnit(report)).toEqual({ passed: 2, failed: 2 })
  })

  it('count a browser test that needed a second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 }
    expect(countBrowser({ errors: [], stats })).toEqual({ passed: 5, failed: 2 })
    expect(countBrowser({ errors: [{}], stats })).toEqual({ passed: 5, failed: 3 })
  })

  it('are those of the report if the runner ended well', () => {
    const file = aReport({ passed: 7, failed: 0 })
    expect(countReport(file, 0, asWritten)).toEqual({ passed: 7, failed: 0 })
  })

  it('take a failing exit with nothing failed for a failure', () => {
    const file = aReport({ passed: 7, failed: 0 })
    expect(countReport(file, 1, asWritten)).toEqual({ passed: 7, failed: 1 })
    expect(countReport(aReport({ passed: 7, failed: 2 }), 1, asWritten)).toEqual({
      passed: 7,
      failed: 2,
    })
  })

  it('take a run without any test, or without a report, for a failure', () => {
    const file = aReport({ passed: 0, failed: 0 })
    expect(countReport(file, 0, asWritten)).toEqual({ passed: 0, failed: 1 })
    expect(countReport('/nowhere.json', 0, asWritten)).toEqual({ passed: 0, failed: 1 })
  })
})
