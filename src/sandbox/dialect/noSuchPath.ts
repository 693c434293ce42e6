/** The framework's own answer for an unknown path: a real 404, without an envelope. */
export function noSuchPath(path: string): Response {
  return Response.json({ status: 404, error: 'Not Found', path }, { status: 404 })
}
