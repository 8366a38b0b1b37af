import fc from 'fast-check'
import { unusualText } from './invalid-values.ts'
import type { Json } from './step.ts'

/** Headers of browsers, proxies and attackers. */
export const invalidHeaders: fc.Arbitrary<Record<string, Json>> = fc
  .array(
    fc.oneof(
      header('if-none-match', '*', '"a"', 'W/"', '"', ','),
      header('if-modified-since', 'yesterday', 'Sun, 22 Nov 2026 00:00:00 GMT'),
      header('range', 'bytes=0-', 'bytes=5-1', 'bytes=0-0,2-3', 'x=1'),
      header('accept-encoding', 'br', 'gzip;q=0', 'identity;q=0, *;q=0', 'br;q=x', ',', 'zstd'),
      header('accept', 'text/html', 'text/event-stream', 'image/png', '*/*;q=x'),
      header('last-event-id', '0', '-1', '1e9', '99999999999999999999', 'x', '१'),
      header(
        'cookie',
        'chatOwner=',
        'chatOwner=%ff; chatOwner=a',
        ';;;=',
        '__proto__=a',
        'a=\u00ff',
      ),
      header(
        'authorization',
        '',
        'Bearer',
        'Bearer x.y.z',
        'Basic U2l0YTpw',
        'Bearer gtv_x',
        'bearer  a',
      ),
      header('origin', 'null', 'https://other.example', 'http://localhost:3000', 'x'),
      header('sec-fetch-site', 'same-origin', 'cross-site', 'none', 'x'),
      header('x-forwarded-for', '::1', '1.2.3.4, 5.6.7.8', 'x', '999.1.1.1', ','),
      header('x-forwarded-proto', 'https', 'x'),
      header('host', 'other.example', 'a b', '', '[::1]:3000', 'localhost:99999'),
      header('user-agent', '', 'x'.repeat(2000), '\u00ff', 'Mozilla/5.0 (iPhone'),
      header('expect', '100-continue', 'x'),
      header('content-length', '0', '5', 'x'),
      header('content-encoding', 'gzip', 'identity', 'x'),
      header('transfer-encoding', 'chunked', 'gzip'),
      header('x-http-method-override', 'DELETE'),
      header('accept-language', 'ne', 'x'.repeat(200), '*;q=a'),
      header('connection', 'close', 'upgrade', 'x'),
      header('upgrade', 'websocket', 'h2c'),
      fc.tuple(fc.constantFrom('x-a', 'cookie', 'if-none-match', 'referer'), unusualText),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs))

function header(name: string, ...values: string[]): fc.Arbitrary<[string, string]> {
  return fc.tuple(fc.constant(name), fc.constantFrom(...values))
}
