import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Encoding } from './acceptedEncoding'

/** 2^18 bytes, as the default window of 4 MB would be taken for each answer under way. */
const brotliWindow = 18

export function compressor(encoding: Encoding) {
  if (encoding === 'gzip') return createGzip()
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    },
  })
}
