import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes a certificate for this machine. @returns the paths of the certificate and of its key */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'portal.crt')
  const key = join(folder, 'portal.key')
  const { status, stderr, error } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=portal.test'])
      .concat(['-addext', 'subjectAltName=IP:127.0.0.1']),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw error ?? new Error(stderr)
  return { certificate, key }
}
