/** @returns the text under a version's heading, without the heading; undefined if there is none */
export function sectionOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m)
  const found = sections.find((one) => one.startsWith(`[${version}]`))
  return found?.slice(found.indexOf('\n') + 1).trim()
}

/**
 * The notes of a release: the section of CHANGELOG.md for the version of package.json.
 *
 * @param tag the tag being released, `v1.2.3`; a trial has none
 * @throws {Error} when tag, version and section are not of one version, or _Unreleased_ still lists changes
 */
export function releaseNotes(changelog: string, version: string, tag?: string): string {
  if (tag !== undefined && tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, package.json has ${version}: tag v${version}.`)
  const notes = sectionOf(changelog, version)
  if (notes === undefined || notes === '')
    throw new Error(`CHANGELOG.md has no changes under [${version}]: move them there.`)
  const heading = changelog.split('\n').find((line) => line.startsWith(`## [${version}]`))
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(heading ?? ''))
    throw new Error(`[${version}] in CHANGELOG.md has no date: write [${version}] - yyyy-MM-dd.`)
  if (tag !== undefined && /^- /m.test(sectionOf(changelog, 'Unreleased') ?? ''))
    throw new Error(`[Unreleased] in CHANGELOG.md lists changes: move them under [${version}].`)
  return notes
}
