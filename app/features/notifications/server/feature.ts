import type { FastifyInstance } from 'fastify'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { StatusLine } from '#app/platform/server/feature/status.ts'
import { manifest } from '../feature.ts'
import { deleteOldAutoReplies, queueAutoReply, sendAutoReply } from './auto-reply/auto-reply.ts'
import { dailySummary, startDailySummary } from './delivery/daily-summary.ts'
import {
  dispatchNotification,
  listEnquirySubscriberNames,
  notifyEnquiry,
  sendDigest,
} from './delivery/dispatch.ts'
import mailRoutes from './mail-routes.ts'
import mailServerRoutes from './mail-server/routes.ts'
import { count } from './mails/list.ts'
import { mailChannel } from './mails/outbox.ts'
import { sendMail } from './mails/send-mail.ts'
import { hasSent, purge } from './mails/store.ts'
import preferenceRoutes from './preference-routes.ts'
import responseLogRoutes from './response-log-routes.ts'

export const notifications: Feature = {
  manifest,
  routes: [mailRoutes, mailServerRoutes, preferenceRoutes, responseLogRoutes],
  jobs: [
    sendMail,
    dispatchNotification,
    sendDigest,
    startDailySummary,
    dailySummary,
    sendAutoReply,
  ],
  eventHandlers: {
    async enquiryReceived({ db }, { enquiry, lead }) {
      if (!enquiry.notifiesOffice) return
      await notifyEnquiry(db, enquiry, lead)
      await queueAutoReply(db, enquiry, lead)
    },
  },
  notificationChannel: mailChannel,
  status: describeMail,
  async purge(context) {
    await purge(context)
    await deleteOldAutoReplies(context.db)
  },
  firstSteps: [
    {
      name: 'mail',
      right: 'jobs:manage',
      isDone: async ({ mailer, db }) => (await mailer.isEnabled(db)) && hasSent(db),
    },
  ],
  dashboard: (app) => ({
    right: 'people:manage',
    lists: {
      enquiry_notifications: async () => ({
        people: (await listEnquirySubscriberNames(app)).length,
        is_mail_enabled: await app.mailer.isEnabled(app.db),
      }),
    },
  }),
}

async function describeMail({ db, mailer }: FastifyInstance): Promise<StatusLine[]> {
  const { waiting, failed, delivery } = await count(db)
  const server = await mailer.findServer(db)
  const text = server
    ? `Sent through ${server.address}; ${waiting || 'none'} waiting, ${failed || 'none'} failed`
    : 'Email is not set up'
  const isFailing = delivery === 'failing'
  const advice = server
    ? isFailing
      ? 'The last attempt failed. The Mail screen shows why.'
      : undefined
    : 'Set up your mail server on the Mail screen.'
  return [
    {
      name: 'Mail',
      level: server && failed === 0 && !isFailing ? 'ok' : 'warn',
      text,
      screen: '/admin/mail',
      advice,
    },
  ]
}
