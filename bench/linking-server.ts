/** The real server without enquiry notifications. With WITHOUT_LEADS the form creates no leads. */
import { enquireInTurn } from '#app/features/leads/server/store/share.ts'
import { keepers } from '#app/server/features.ts'
import { start } from '#app/server/start.ts'

keepers.leads.enquire = process.env.WITHOUT_LEADS
  ? async () => ({ id: '', entryId: '', isNew: false })
  : (db, enquiry) => enquireInTurn(db, enquiry, keepers.people)
await start(process.env)
