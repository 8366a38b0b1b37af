import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArchive, restoreArchive } from '#database/archive/restore.ts'
import { startBackupApp } from '#tests/backup-app.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { readHeic, toFile } from '#tests/test-images.ts'

/** A PDF with every value of a byte. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  Buffer.from('\n%%EOF\n'),
])

test('restores an uploaded PDF, and a picture that was made from HEIC', async () => {
  const { app, credentials, createBackup, folder } = await startBackupApp()
  const headers = await credentials()
  const upload = async (url: string, fields: Parameters<typeof makeForm>[0]) => {
    const sent = await app.inject({ method: 'POST', url, headers, payload: makeForm(fields) })
    expect([url, sent.statusCode]).toEqual([url, 201])
    return sent.json<{ address: string }>().address
  }
  const addresses = [
    await upload('/api/files/', { title: 'शुल्क 2026', file: toFile(pdf, 'fees.pdf') }),
    await upload('/api/pictures/', {
      alt: 'Our office',
      picture: toFile(await readHeic(), 'IMG_0001.HEIC', 'image/heic'),
    }),
  ]
  const { backups } = await createBackup()
  const address = await createEmptyDatabase()

  await restoreArchive(await readArchive(join(folder, backups[0]?.name ?? '')), address)

  const restored = await startTestApp({ address })
  for (const path of [...addresses, `${addresses[1]}?w=480`]) {
    const [before, after] = await Promise.all([app.inject(path), restored.app.inject(path)])
    expect([path, after.statusCode]).toEqual([path, 200])
    expect(after.rawPayload.equals(before.rawPayload), path).toBe(true)
    for (const name of ['content-type', 'content-disposition', 'cache-control'])
      expect(after.headers[name], path).toBe(before.headers[name])
  }
  expect((await restored.app.inject(addresses[0] ?? '')).rawPayload.equals(pdf)).toBe(true)
  const pictures = await restored.db.selectFrom('pictures').select('alt').execute()
  expect(pictures).toEqual([{ alt: 'Our office' }])
})
