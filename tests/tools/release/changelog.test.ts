import { describe, expect, it } from 'vitest'
import { releaseNotes } from '@/tools/release/changelog'

const changelog = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-01

### Added

- A second list.

## [1.1.0] - 2026-11-23

- A list.
`

describe('the notes of a release', () => {
  it('are the section of its version', () => {
    expect(releaseNotes(changelog, '1.2.0', 'v1.2.0')).toBe('### Added\n\n- A second list.')
    expect(releaseNotes(changelog, '1.1.0')).toBe('- A list.')
  })

  it.each([
    ['1.2.0', 'v1.3.0', changelog, 'The tag is v1.3.0, package.json has 1.2.0: tag v1.2.0.'],
    ['1.2.0', '1.2.0', changelog, 'The tag is 1.2.0, package.json has 1.2.0: tag v1.2.0.'],
    ['1.3.0', 'v1.3.0', changelog, 'CHANGELOG.md has no changes under [1.3.0]: move them there.'],
    [
      '1.2.0',
      'v1.2.0',
      changelog.replace(' - 2026-12-01', ''),
      '[1.2.0] in CHANGELOG.md has no date: write [1.2.0] - yyyy-MM-dd.',
    ],
    [
      '1.2.0',
      'v1.2.0',
      changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- A third list.\n'),
      '[Unreleased] in CHANGELOG.md lists changes: move them under [1.2.0].',
    ],
  ])('of %s under the tag %s are refused', (version, tag, text, reason) => {
    expect(() => releaseNotes(text, version, tag)).toThrow(reason)
  })

  it('of a trial may leave changes unreleased', () => {
    const more = changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- A third list.\n')
    expect(releaseNotes(more, '1.2.0')).toContain('A second list.')
  })
})
