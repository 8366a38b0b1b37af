import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/mail': 'jobs:manage', '/admin/response-log': 'people:manage' },
  subjects: {
    mail: { right: 'jobs:manage', one: 'mail', many: 'Mail' },
    mail_settings: {
      right: 'jobs:manage',
      one: 'mail setting',
      many: 'Mail settings',
      nameless: 'the mail settings',
    },
    mail_server: { right: 'settings:change', one: 'mail server', many: 'Mail server' },
    notification_preferences: {
      right: 'people:manage',
      one: 'notification preferences',
      many: 'Notification preferences',
      named: 'the notification preferences of',
      nameless: 'notification preferences',
    },
  },
  notifications: {
    daily_summary: {
      title: 'Daily summary',
      plural: 'daily summaries',
      address: '/admin/dashboard',
      defaultChannels: ['mail'],
      rights: ['leads:work', 'chat:answer', 'content:write'],
    },
  },
}
