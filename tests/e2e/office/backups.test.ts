import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readArchive } from '#database/archive/restore.ts'
import { createFolder, openServerDatabase } from '../../processes/databases.ts'
import { admin } from '../../processes/server-process.ts'
import { openFromMenu, openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

test('makes a backup with a progress bar and downloads the file', async () => {
  const folder = createFolder()
  const settings = { DATA_DIR: folder }
  const { openPage } = await openSite(onTestFinished, settings)
  const page = await openOffice(openPage, { ...desktop, acceptDownloads: true })
  await openFromMenu(page, 'Backups')
  await page.getByText('No backups found').waitFor()
  await page.getByText(/^The next backup is made at/).waitFor()
  await expectAccessible(page)
  await addData(settings)

  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('progressbar', { name: 'Backing up…' }).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'by admin' })
  await row.getByText('Not tested yet').waitFor()

  // Ages the session, so that re-authentication is required.
  await ageSessions(settings)
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Download/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Your password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const download = await downloading

  const [name = ''] = readdirSync(join(folder, 'backups'))
  expect(download.suggestedFilename()).toBe(name)
  const savedPath = await download.path()
  expect(readFileSync(savedPath).equals(readFileSync(join(folder, 'backups', name)))).toBe(true)
  expect((await readArchive(savedPath)).manifest.tables.length).toBeGreaterThan(60)
  await openFromMenu(page, 'Activity log')
  await page.getByText('exported the backup').first().waitFor()
})

test('shows the error of a failed backup on a phone', async () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'backups'), 'no folder')
  const { openPage } = await openSite(onTestFinished, {
    DATA_DIR: folder,
    BACKUP_DIR: `${folder}/backups/in`,
  })
  const page = await openOffice(openPage, phone, '/admin/backups')

  await page.getByRole('button', { name: 'Back up now' }).click()

  const alert = page.getByRole('alert').filter({ hasText: 'The last backup failed.' })
  await alert.getByText(/Backups cannot be written to .+ The next attempt is at/).waitFor()
  await expectAccessible(page)
})

/** Adds data, so that the progress is visible. */
async function addData(settings: { DATA_DIR: string }) {
  const db = openServerDatabase(settings)
  await sql`insert into media (name, bytes, width, height, created_at)
    with recursive numbers (number) as
      (select 1 union all select number + 1 from numbers where number < 400)
    select 'picture ' || number, randomblob(100000), 1, 1, '' from numbers`.execute(db)
  await db.destroy()
}

async function ageSessions(settings: { DATA_DIR: string }) {
  const db = openServerDatabase(settings)
  const at = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('sessions').set({ created_at: at }).execute()
  await db.destroy()
}
