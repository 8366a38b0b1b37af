import type { Feature } from '#app/platform/server/feature/feature.ts'
import { sendAutoReply } from './auto-reply/auto-reply.ts'
import { deleteOldAutoReplies } from './auto-reply/limits.ts'
import { dailySummary, startDailySummary } from './delivery/daily-summary.ts'
import { sendDigest } from './delivery/digest.ts'
import { dispatchNotification } from './delivery/dispatch.ts'
import { mailChannel } from './delivery/mail-channel.ts'
import { listEnquirySubscriberNames } from './delivery/subscribers.ts'
import mailRoutes from './mail-routes.ts'
import { sendMail } from './mails/send-mail.ts'
import { purge } from './mails/store.ts'
import preferenceRoutes from './preference-routes.ts'
import responseLogRoutes from './response-log-routes.ts'
import { describeMail } from './status.ts'

export const notifications: Feature = {
  routes: [mailRoutes, preferenceRoutes, responseLogRoutes],
  auditSubjects: { mail: 'jobs:manage', mail_settings: 'jobs:manage' },
  jobs: [
    sendMail,
    dispatchNotification,
    sendDigest,
    startDailySummary,
    dailySummary,
    sendAutoReply,
  ],
  notificationChannel: mailChannel,
  status: describeMail,
  async purge(context) {
    await purge(context)
    await deleteOldAutoReplies(context.db)
  },
  dashboard: (app) => ({
    right: 'people:manage',
    lists: {
      enquiry_notifications: async () => ({
        people: (await listEnquirySubscriberNames(app)).length,
        is_mail_enabled: app.mailer.serverAddress !== undefined,
      }),
    },
  }),
}
