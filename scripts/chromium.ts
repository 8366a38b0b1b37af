import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's own Chromium, without what it would ask of hosts outside. */
export const chromiumPath = places.find((place) => existsSync(place))
if (!chromiumPath) throw new Error('Install Chromium first, for example: apt-get install chromium')

/** Its build without a window is lighter on a busy machine; journeys take it where there is one. */
const shell = '/usr/bin/chromium-headless-shell'
export const headlessPath = existsSync(shell) ? shell : chromiumPath

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
