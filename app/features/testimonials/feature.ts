import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/testimonials': 'content:write' },
  subjects: {
    testimonial: {
      right: 'content:write',
      one: 'testimonial',
      many: 'Testimonials',
      named: 'the testimonial of',
      restore: { url: '/api/testimonials/:id/restore/', screen: '/admin/testimonials' },
    },
  },
}
