/** Measures the promised figures beside references in the same run: npm run bench [-- name …] */
import { abuse } from './abuse.ts'
import { adminCalls } from './admin-calls.ts'
import { anonymousReads } from './anonymous-reads.ts'
import { durableSends } from './durable-sends.ts'
import { floods } from './floods.ts'
import { floodsSignIn } from './floods-sign-in.ts'
import { grownSite } from './grown-site.ts'
import { leadLinking } from './lead-linking.ts'
import { leads } from './leads.ts'
import { liveChat } from './live-chat.ts'
import { lockedFile } from './locked-file.ts'
import { memory } from './memory.ts'
import { notices } from './notices.ts'
import { keptPages, pages } from './pages.ts'
import { publicLists } from './public-lists.ts'
import { print } from './report.ts'
import { search } from './search.ts'
import { signInTimes } from './sign-in-times.ts'
import { slowPhone } from './slow-phone.ts'
import { standStill } from './stand-still.ts'
import { start } from './start.ts'
import { unkeptPages } from './unkept-pages.ts'
import { uploads } from './uploads.ts'

const measurements = {
  start,
  memory,
  'kept-pages': keptPages,
  pages,
  'unkept-pages': unkeptPages,
  'public-lists': publicLists,
  'anonymous-reads': anonymousReads,
  'durable-sends': durableSends,
  'locked-file': lockedFile,
  search,
  'grown-site': grownSite,
  'admin-calls': adminCalls,
  leads,
  'lead-linking': leadLinking,
  notices,
  'live-chat': liveChat,
  floods,
  'floods-sign-in': floodsSignIn,
  'sign-in-times': signInTimes,
  abuse,
  'stand-still': standStill,
  uploads,
  'slow-phone': slowPhone,
}

const wanted = process.argv.slice(2)
for (const [name, take] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const row of await take()) print(row)
}
