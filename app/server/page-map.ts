import type { ServerBuild } from 'react-router'

/** What stands at an address. */
export interface Place {
  /** The page's own address, or that of its data, whatever the spelling that found it. */
  address: string
  isThere: boolean
  /** Whether it takes forms from browsers without scripts. */
  takesForms: boolean
}

export type PageMap = ReturnType<typeof drawPageMap>

type Route = NonNullable<ServerBuild['routes'][string]>

/** Longer than any address of ours, however it is encoded. */
const LONGEST = 500
const nothing = { address: '/*', isThere: false, takesForms: false }
const nothingAsData = { ...nothing, address: dataOf('/*') }

/**
 * All addresses that pages have. No page depends on its query, and none has a part that may vary:
 * whatever is asked for is one of these places, or one of the two for "nothing there".
 */
export function drawPageMap({ routes }: ServerBuild) {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const places = new Map<string, Place>()
  for (const route of all) {
    const address = addressOf(route, routes)
    if (parents.has(route.id) || address.endsWith('*')) continue
    places.set(address, { address, isThere: true, takesForms: 'action' in route.module })
    // What is no page, such as the map for search engines, has no data of its own.
    if (!('default' in route.module)) continue
    const data = dataOf(address)
    places.set(data, { address: data, isThere: true, takesForms: false })
  }

  /** `target` as it stands in the request's first line. */
  return (target: string): Place => {
    const known = places.get(target)
    if (known) return known
    const [path = ''] = target.split(/[?#]/, 1)
    const isData = path.endsWith('.data')
    const page = plain(isData ? path.replace(/(?<=\/)_?\.data$|\.data$/, '') : path)
    return places.get(isData ? dataOf(page) : page) ?? (isData ? nothingAsData : nothing)
  }
}

function addressOf(route: Route, routes: ServerBuild['routes']): string {
  const parent = route.parentId && routes[route.parentId]
  const above = parent ? addressOf(parent, routes) : '/'
  return route.path ? `${above.replace(/\/$/, '')}/${route.path}` : above
}

/** Where React Router asks for a page's data. */
function dataOf(page: string) {
  return page === '/' ? '/_.data' : `${page}.data`
}

/** As React Router reads paths in the browser: decoded, in any case, with slashes at the end. */
function plain(path: string) {
  if (path.length > LONGEST) return ''
  const parts = path.split('/').map((each) => decodeURIComponent(each).replaceAll('/', '%2F'))
  return parts.join('/').toLowerCase().replace(/\/+$/, '') || '/'
}
