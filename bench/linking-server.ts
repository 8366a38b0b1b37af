/** The real server without enquiry notifications. With WITHOUT_LEADS the form creates no leads. */
import { enquireInTurn } from '#app/features/leads/server/store/share.ts'
import { services } from '#app/server/features.ts'
import { start } from '#app/server/start.ts'

services.leads.enquire = process.env.WITHOUT_LEADS
  ? async () => ({ id: '', entryId: '', isNew: false })
  : (db, enquiry) => enquireInTurn(db, enquiry, services.people)
await start(process.env)
