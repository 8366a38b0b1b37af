import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = { screens: { '/admin/front-desk': 'leads:work' } }
