const host = /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i

/**
 * Reads `FRAME_HOSTS`: hosts or origins, separated by commas or blanks; a bare host means https.
 * @throws Error naming the entry that is neither, since it would be copied into a header.
 */
export function parseFrameHosts(text: string | undefined): readonly string[] {
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  return entries.map((entry) => {
    if (!host.test(entry))
      throw new Error(`FRAME_HOSTS: "${entry}" is not a host such as docs.example.com`)
    return entry.includes('://') ? entry : `https://${entry}`
  })
}
