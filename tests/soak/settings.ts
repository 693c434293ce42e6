/** How often something is done: 10,000 times or a hundred unless the environment says otherwise. */
export function countFrom(name: string, usual: number): number {
  const count = Number(process.env[name] ?? usual)
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} must be a whole number.`)
  return count
}

/** Another one at each run, unless the environment asks for one that was printed before. */
export function seedFrom(name: string): number {
  const given = process.env[name]
  return given === undefined ? Math.floor(Date.now() % 2 ** 31) : countFrom(name, 1)
}
