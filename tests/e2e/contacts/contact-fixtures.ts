import type { BrowserContextOptions } from 'playwright-core'
import { v7 as newId } from 'uuid'
import { onTestFinished } from 'vitest'
import { toRow } from '#app/features/contacts/server/store.ts'
import { makeContact } from '#tests/factories.ts'
import { createFolder, openServerDatabase } from '../../processes/databases.ts'
import { type OpenPage, openOffice } from '../office.ts'
import { openSite } from '../site.ts'

type ContactInput = Parameters<typeof makeContact>[0]

/** Opens a site with these seen contacts, one minute apart, the last one the newest. */
export async function openSiteWithContacts(contacts: ContactInput[]) {
  const settings = { DATA_DIR: createFolder() }
  const site = await openSite(onTestFinished, settings)
  const db = openServerDatabase(settings)
  const start = Date.now() - contacts.length * 60_000
  const rows = contacts.map((contact, index) => {
    const msecs = start + index * 60_000
    const stamp = { id: newId({ msecs }), created_at: new Date(msecs).toISOString() }
    return { ...toRow({ ...makeContact(contact), ...stamp }), seen_at: stamp.created_at }
  })
  while (rows.length > 0) {
    await db.insertInto('contacts').values(rows.splice(0, 1000)).execute()
  }
  await db.destroy()
  return site
}

export const makeContacts = (count: number): ContactInput[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Student ${String(index + 1).padStart(4, '0')}`,
    email: `student${index + 1}@school.example`,
  }))

/** Opens the contact list as the administrator. */
export const openContacts = (openPage: OpenPage, options?: BrowserContextOptions) =>
  openOffice(openPage, options, '/admin/contacts')
