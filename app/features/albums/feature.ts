import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = { pages: ['/gallery'] }
