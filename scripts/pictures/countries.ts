/** Longitude and latitude in degrees, in the order that d3-geo expects. */
export type Place = [longitude: number, latitude: number]

/** How the globe is turned; without a lean a great circle would be a straight line. */
type View = {
  /** The share of the route that lies behind. */
  flown: number
  /** Degrees beside the route, positive to its southern side. */
  leanDegrees: number
  /** Degrees to the left by which north is turned from the top, to let far countries stand up. */
  rollDegrees?: number
}

export type PicturedCountry = {
  /** File name of every picture of this country. */
  name: string
  /** ISO 3166-1 numeric code in world-atlas; Malta is too small for its 110m data. */
  atlasId?: string
  /** ISO 3166-1 alpha-2 code, as flag-icons names its files. */
  flagCode: string
  /** Where the plane lands: the main city of arrival. */
  arrival: Place
  view: View
  /** Small on a globe, so it gets a ring. */
  isSmall?: boolean
}

export const kathmandu: Place = [85.3, 27.7]
export const nepalAtlasId = '524'

export const countries: PicturedCountry[] = [
  {
    name: 'australia',
    atlasId: '036',
    flagCode: 'au',
    arrival: [151.2, -33.9],
    view: { flown: 0.5, leanDegrees: 20 },
  },
  {
    name: 'canada',
    atlasId: '124',
    flagCode: 'ca',
    arrival: [-79.4, 43.7],
    view: { flown: 0.6, leanDegrees: 16, rollDegrees: 24 },
  },
  {
    name: 'united-kingdom',
    atlasId: '826',
    flagCode: 'gb',
    arrival: [-0.1, 51.5],
    view: { flown: 0.52, leanDegrees: 20 },
    isSmall: true,
  },
  {
    name: 'united-states',
    atlasId: '840',
    flagCode: 'us',
    arrival: [-74, 40.7],
    view: { flown: 0.64, leanDegrees: 20, rollDegrees: 34 },
  },
  {
    name: 'new-zealand',
    atlasId: '554',
    flagCode: 'nz',
    arrival: [174.8, -36.8],
    view: { flown: 0.54, leanDegrees: 18 },
    isSmall: true,
  },
  {
    name: 'japan',
    atlasId: '392',
    flagCode: 'jp',
    arrival: [139.7, 35.7],
    view: { flown: 0.5, leanDegrees: 15 },
  },
  {
    name: 'south-korea',
    atlasId: '410',
    flagCode: 'kr',
    arrival: [127, 37.6],
    view: { flown: 0.5, leanDegrees: 14 },
    isSmall: true,
  },
  {
    name: 'malta',
    flagCode: 'mt',
    arrival: [14.5, 35.9],
    view: { flown: 0.5, leanDegrees: 18 },
    isSmall: true,
  },
]
