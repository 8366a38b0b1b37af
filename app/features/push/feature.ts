import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  subjects: {
    push_device: {
      right: 'people:manage',
      one: 'device with notifications',
      many: 'Devices with notifications',
      named: 'notifications on',
      nameless: 'notifications on a device',
    },
  },
}
