import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startBackupApp } from '#tests/backup-app.ts'
import { admin } from '#tests/test-app.ts'
import { backupsApi } from '../contract.ts'

test('lets only a reauthenticated owner download a file', async () => {
  const { app, db, createBackup, administrator, visitor, signIn, setTokens, credentials, folder } =
    await startBackupApp()
  const { backups } = await createBackup()
  const [{ name = '' } = {}] = backups
  const requestDownload = () =>
    administrator.attempt(backupsApi.requestDownload, { body: { name } })
  const download = (payload: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url: '/api/backups/file/',
      payload,
      headers: { 'content-type': type },
    })
  await db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .execute()
  expect(await requestDownload()).toMatchObject({
    status: 403,
    failure: { code: 'reauthentication_required' },
  })
  const { challenge } = await administrator.call(reauthenticationApi.begin, {})
  const proof = { challenge, password: admin.password }
  setTokens(await administrator.call(reauthenticationApi.confirm, { body: proof }))

  const { ticket } = await administrator.call(backupsApi.requestDownload, { body: { name } })
  const response = await download(new URLSearchParams({ ticket }).toString())

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-disposition': `attachment; filename="${name}"`,
    'content-type': 'application/zstd',
    'content-length': String(statSync(join(folder, name)).size),
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(response.rawPayload.equals(readFileSync(join(folder, name)))).toBe(true)
  const [kept] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(kept).toMatchObject({ action: 'exported', subject: 'backup', subject_name: name })

  const [text = '', signature = ''] = ticket.split('.')
  const other = { name: 'gantavya-2026-01-01T000000Z.tar.zst', sessionId: '', until: 9e15 }
  const forged = Buffer.from(JSON.stringify(other)).toString('base64url')
  for (const wrong of ['', 'x', text, `${forged}.${signature}`, `${text}.${signature}x`]) {
    const refused = await download(JSON.stringify({ ticket: wrong }), 'application/json')
    expect([400, 403]).toContain(refused.statusCode)
  }
  const gone = { body: { name: 'gantavya-2026-01-01T000000Z.tar.zst' } }
  expect(await administrator.attempt(backupsApi.requestDownload, gone)).toMatchObject({
    status: 404,
  })
  await db.updateTable('administrators').set({ role: 'editor' }).execute()
  expect(await requestDownload()).toMatchObject({ status: 403 })
  const tryAgain = async () =>
    (await download(JSON.stringify({ ticket }), 'application/json')).json()
  const runOut = { detail: 'This download has expired. Please press Download again.' }
  expect(await tryAgain()).toMatchObject(runOut)
  await db.updateTable('administrators').set({ role: 'owner' }).execute()
  const { refresh } = await signIn()
  await visitor.call(accountsApi.signOut, { body: { refresh } })
  expect(await tryAgain()).toMatchObject(runOut)
  expect((await credentials()).authorization).not.toContain(ticket)
})

test('expires a ticket after one minute', async () => {
  const { app, createBackup, administrator } = await startBackupApp()
  const { backups } = await createBackup()
  const [{ name = '' } = {}] = backups
  const payload = await administrator.call(backupsApi.requestDownload, { body: { name } })
  const download = () => app.inject({ method: 'POST', url: '/api/backups/file/', payload })
  expect((await download()).statusCode).toBe(200)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())

  expect((await download()).statusCode).toBe(403)
})
