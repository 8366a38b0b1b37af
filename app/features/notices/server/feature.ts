import type { Feature } from '#app/base/server/feature.ts'
import choiceRoutes from './choice-routes.ts'
import mailRoutes from './mail-routes.ts'
import { sendMail } from './mails/send-mail.ts'
import { purge } from './mails/store.ts'
import notMissedRoutes from './not-missed-routes.ts'
import { describeMail } from './status.ts'
import { acknowledge } from './students/acknowledge.ts'
import { forgetSent } from './students/ceiling.ts'
import { byMail } from './telling/by-mail.ts'
import { gather } from './telling/gather.ts'
import { handOut } from './telling/hand-out.ts'
import { listHearing } from './telling/hearing.ts'
import { lookForMorning, morningList } from './telling/morning.ts'

export const notices: Feature = {
  routes: [mailRoutes, choiceRoutes, notMissedRoutes],
  subjects: { mail: 'jobs:manage', mail_settings: 'jobs:manage' },
  jobs: [sendMail, handOut, gather, lookForMorning, morningList, acknowledge],
  noticeChannel: byMail,
  status: describeMail,
  async purge(house) {
    await purge(house)
    await forgetSent(house.db)
  },
  dashboard: (app) => ({
    right: 'people:manage',
    lists: {
      enquiry_notifications: async () => ({
        people: (await listHearing(app)).length,
        does_mail_leave: app.mailing.server !== undefined,
      }),
    },
  }),
}
