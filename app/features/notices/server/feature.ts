import type { Feature } from '#app/base/server/feature.ts'
import mailRoutes from './mail-routes.ts'
import { sendMail } from './mails/send-mail.ts'
import { purge } from './mails/store.ts'

export const notices: Feature = {
  routes: [mailRoutes],
  subjects: { mail: 'jobs:manage' },
  jobs: [sendMail],
  purge: ({ db }) => purge(db),
}
