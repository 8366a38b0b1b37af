import type { Config } from '@react-router/dev/config'

// All routes at once are 300 bytes a page; asking for them piece by piece is dear to answer.
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
