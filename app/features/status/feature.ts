import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/status': 'jobs:manage' },
  notifications: {
    disk: {
      title: 'Disk space is low',
      plural: 'disk space warnings',
      address: '/admin/status',
      defaultChannels: ['mail', 'push'],
      rights: ['jobs:manage'],
    },
  },
}
