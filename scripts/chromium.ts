import { existsSync } from 'node:fs'

const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the installed Chromium. */
export const chromiumPath = paths.find((path) => existsSync(path))
if (!chromiumPath) throw new Error('Install Chromium first, for example: apt-get install chromium')

/** The headless build needs less CPU; end-to-end tests use it when it is installed. */
const shell = '/usr/bin/chromium-headless-shell'
export const headlessPath = existsSync(shell) ? shell : chromiumPath

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
