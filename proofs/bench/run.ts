/** Measures the promised figures beside references in the same run: npm run bench [-- name …] */
import { measureAbuse } from './abuse.ts'
import { measureAdminCalls } from './admin-calls.ts'
import { measureAnonymousReads } from './anonymous-reads.ts'
import { measureApplications } from './applications.ts'
import { measureArticles } from './articles.ts'
import { measureBlockedTime } from './blocked-time.ts'
import { durableSends } from './durable-sends.ts'
import { floods } from './floods.ts'
import { floodsSignIn } from './floods-sign-in.ts'
import { measureGrownSite } from './large-site.ts'
import { leadImport } from './lead-import.ts'
import { leadLinking } from './lead-linking.ts'
import { leads } from './leads.ts'
import { liveChat } from './live-chat.ts'
import { measureLockedFile } from './locked-file.ts'
import { memory } from './memory.ts'
import { measureNotifications } from './notifications.ts'
import { measureCachedPages, measureCountedPages, measureNepaliPages, pages } from './pages.ts'
import { publicLists } from './public-lists.ts'
import { print } from './report.ts'
import { search } from './search.ts'
import { signInTimes } from './sign-in-times.ts'
import { slowPhone } from './slow-phone.ts'
import { start } from './start.ts'
import { measureUncachedPages } from './uncached-pages.ts'
import { uploads } from './uploads.ts'

const measurements = {
  start,
  memory,
  'cached-pages': measureCachedPages,
  'nepali-pages': measureNepaliPages,
  'counted-pages': measureCountedPages,
  pages,
  'uncached-pages': measureUncachedPages,
  'public-lists': publicLists,
  'anonymous-reads': measureAnonymousReads,
  'durable-sends': durableSends,
  'locked-file': measureLockedFile,
  search,
  'large-site': measureGrownSite,
  articles: measureArticles,
  'admin-calls': measureAdminCalls,
  leads,
  applications: measureApplications,
  'lead-import': leadImport,
  'lead-linking': leadLinking,
  notifications: measureNotifications,
  'live-chat': liveChat,
  floods,
  'floods-sign-in': floodsSignIn,
  'sign-in-times': signInTimes,
  abuse: measureAbuse,
  'blocked-time': measureBlockedTime,
  uploads,
  'slow-phone': slowPhone,
}

const wanted = process.argv.slice(2)
for (const [name, take] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const row of await take()) print(row)
}
