import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/backups': 'backups:manage' },
  subjects: { backup: { right: 'backups:manage', one: 'backup', many: 'Backups' } },
}
