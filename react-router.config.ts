import type { Config } from '@react-router/dev/config'
import { buildFolder, siteLanguage } from './languages.ts'

export default {
  ssr: true,
  basename: siteLanguage === 'en' ? '/' : `/${siteLanguage}`,
  buildDirectory: buildFolder,
  // All routes at once are 300 bytes a page; asking for them piece by piece is dear to answer.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
