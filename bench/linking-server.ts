/** The real server, which tells the office of no enquiry; with WITHOUT_LEADS the form makes no leads. */
import { enquireInTurn } from '#app/features/leads/server/store/share.ts'
import { keepers } from '#app/server/features.ts'
import { start } from '#app/server/start.ts'

keepers.leads.enquire = process.env.WITHOUT_LEADS
  ? async () => ({ id: '', entryId: '', isNew: false })
  : (db, enquiry) => enquireInTurn(db, enquiry, keepers.people)
await start(process.env)
