/** The address of who asks. The sandbox is reached through its own server alone, on this machine. */
export function clientIp(): string {
  return '127.0.0.1'
}

export type Client = { browser: string; os: string }

/** The browser and the system that a `User-Agent` header names. */
export function clientOf(userAgent: string): Client {
  return { browser: firstOf(browsers, userAgent), os: firstOf(systems, userAgent) }
}

/** More special names first: most browsers name those that they descend from as well. */
const browsers = ['Edg', 'OPR', 'Firefox', 'HeadlessChrome', 'Chrome', 'Safari']
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux']

function firstOf(names: readonly string[], userAgent: string): string {
  return names.find((name) => userAgent.includes(name)) ?? 'Unknown'
}
