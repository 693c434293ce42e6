/** Says what to do about a file of the folder that the user may not read; any other error stays as it is. */
export function withAdvice(error: unknown, folder: string): unknown {
  if (!isForbidden(error)) return error
  const { path = folder, code } = error
  const advice = `let the user that runs the server read ${folder} and all in it`
  return new Error(`${path} may not be read (${code}): ${advice}.`, { cause: error })
}

function isForbidden(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && /^(?:EACCES|EPERM)$/.test(String(error.code))
}
