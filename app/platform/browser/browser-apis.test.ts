import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

const secureContext = 'app/platform/browser/secure-context.ts'
const storage = [
  'app/platform/browser/storage.ts',
  // Loaded on every visitor page, so they only guard each access by try-storage.ts.
  'app/platform/browser/first-touch.ts',
  // An inline script, which has no modules.
  'app/features/forms/site/form-script.ts',
  'app/features/chat/site/launcher/launcher.ts',
  'app/features/chat/site/panel/restore-scroll.ts',
  'app/features/contacts/site/draft-store.ts',
  'app/site/offer-language.ts',
  // These run before the page is painted.
  'app/features/analytics/site/ask-consent.ts',
  'app/features/announcements/site/dismiss-announcement.ts',
]

const rules = [
  {
    sentence: 'what only secure contexts have is used through secure-context.ts',
    pattern:
      /\bcrypto\.(randomUUID|subtle)|\bnavigator\.(clipboard|locks|serviceWorker|credentials|mediaDevices|geolocation|share|wakeLock|storage\b|permissions)|'(locks|serviceWorker|clipboard|PublicKeyCredential)' in |\b(isSecureContext|cookieStore|PublicKeyCredential)\b|\bcaches\./,
    allowed: [secureContext],
  },
  {
    sentence: 'ids of the browser are made by new-id.ts',
    pattern: /from 'uuid'/,
    allowed: ['app/platform/browser/new-id.ts'],
  },
  {
    sentence: 'storage that may be blocked or full is used through storage.ts',
    pattern: /\b(local|session)Storage\b/,
    allowed: storage,
  },
  {
    sentence: 'CSV files are written by csv.ts, which guards against formulas',
    pattern: /\.unparse\(/,
    allowed: ['app/platform/admin/list/csv.ts'],
  },
  {
    sentence: 'IndexedDB is used through file-store.ts',
    pattern: /\bindexedDB\b/,
    allowed: [
      'app/features/chat/transport/file-store.ts',
      // Erases it without loading the code for files.
      'app/features/chat/site/conversation/visitor.ts',
    ],
  },
  {
    sentence: 'an option has a value: its text may be translated',
    pattern: /<option(?![^>]*\bvalue=)/,
    allowed: [],
  },
]

const sources = await readBrowserSources()

test.each(rules)('$sentence', ({ pattern, allowed }) => {
  const found = sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
  )

  expect(found.filter((line) => !allowed.some((file) => line.startsWith(`${file}:`)))).toEqual([])
  // Unneeded exceptions are removed from the list.
  for (const file of allowed)
    expect(
      found.some((line) => line.startsWith(file)),
      file,
    ).toBe(true)
})

/** All browser code without comments; the service worker runs in secure contexts only. */
async function readBrowserSources() {
  const read: { file: string; lines: string[] }[] = []
  const isServers = /\/server\/|\.test\.ts$|\/push\/admin\/worker\/|entry\.server/
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (isServers.test(file)) continue
    const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, (comment) =>
      comment.replace(/[^\n]/g, ''),
    )
    read.push({ file, lines: text.split('\n').map((line) => line.replace(/(^|\s)\/\/.*/, '')) })
  }
  return read
}
