import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/jobs': 'jobs:manage' },
  subjects: { job: { right: 'jobs:manage', one: 'job', many: 'Jobs' } },
  notifications: {
    job: {
      title: 'Failed background job',
      plural: 'failed jobs',
      address: '/admin/jobs?state=failed',
      defaultChannels: ['mail', 'push'],
      rights: ['jobs:manage'],
    },
  },
}
