const png = { type: 'image/png' }

const ours = [
  { src: '/icons/icon-192.png', sizes: '192x192', ...png },
  { src: '/icons/icon-512.png', sizes: '512x512', ...png },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
]

/** By which the site and the back office are known among other apps: the office's mark, or ours. */
export const manifestIcons = (mark: string) =>
  mark ? [{ src: mark, sizes: 'any', type: 'image/webp' }] : ours
