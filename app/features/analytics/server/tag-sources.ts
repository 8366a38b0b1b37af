import type { TagSettings } from '../contract.ts'
import { splitLines } from '../split-lines.ts'

/** Sources by what the content security policy calls them. */
export interface TagSources {
  script: string[]
  image: string[]
  connect: string[]
  /** Styles, fonts and frames. */
  other: string[]
}

/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const google = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

const meta = {
  script: ['https://connect.facebook.net'],
  image: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
}

/** Returns the sources of exactly the scripts that the office uses. */
export function listTagSources({ google_id, pixel_id, scripts, hosts }: TagSettings): TagSources {
  const addresses = splitLines(scripts).map((address) => new URL(address).origin)
  const other = [...new Set([...addresses, ...splitLines(hosts)])]
  const used = [google_id ? google : [], pixel_id ? meta : []].flat()
  return {
    script: [...used.flatMap(({ script }) => script), ...other],
    image: [...used.flatMap(({ image }) => image), ...other],
    connect: [...used.flatMap(({ connect }) => connect), ...other],
    other,
  }
}
