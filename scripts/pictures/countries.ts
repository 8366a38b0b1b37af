import type { Detail } from './world.ts'

/** Longitude and latitude in degrees, in the order that d3-geo expects. */
export type Place = [longitude: number, latitude: number]

export type PicturedCountry = {
  /** File name of the country's images. */
  name: string
  /** ISO 3166-1 numeric code in world-atlas. */
  atlasId: string
  /** ISO 3166-1 alpha-2 code, as flag-icons names its files. */
  flagCode: string
  /** The main city of arrival, where the plane lands. */
  arrival: Place
  /** The centre of the country, towards which a globe is turned, north up. */
  centre: Place
  /** The level of detail for countries that 50m data would reduce to a few corners. */
  detail?: Detail
  /** A lens magnifies the area around its centre. */
  lens?: { degrees: number; side: 'left' | 'right' }
}

export const kathmandu: Place = [85.3, 27.7]
export const nepalAtlasId = '524'

export const countries: PicturedCountry[] = [
  {
    name: 'australia',
    atlasId: '036',
    flagCode: 'au',
    arrival: [151.2, -33.9],
    centre: [134, -26],
  },
  {
    name: 'canada',
    atlasId: '124',
    flagCode: 'ca',
    arrival: [-79.4, 43.7],
    centre: [-96, 65],
  },
  {
    name: 'united-kingdom',
    atlasId: '826',
    flagCode: 'gb',
    arrival: [-0.1, 51.5],
    centre: [-3.3, 54.8],
    lens: { degrees: 6, side: 'left' },
  },
  {
    name: 'united-states',
    atlasId: '840',
    flagCode: 'us',
    arrival: [-74, 40.7],
    centre: [-97, 39],
  },
  {
    name: 'new-zealand',
    atlasId: '554',
    flagCode: 'nz',
    arrival: [174.8, -36.8],
    centre: [172.7, -41],
    lens: { degrees: 7.6, side: 'right' },
  },
  {
    name: 'japan',
    atlasId: '392',
    flagCode: 'jp',
    arrival: [139.7, 35.7],
    centre: [138, 38],
    lens: { degrees: 9.6, side: 'right' },
  },
  {
    name: 'south-korea',
    atlasId: '410',
    flagCode: 'kr',
    arrival: [127, 37.6],
    centre: [127.8, 36],
    lens: { degrees: 3.4, side: 'right' },
  },
  {
    name: 'malta',
    atlasId: '470',
    flagCode: 'mt',
    arrival: [14.5, 35.9],
    centre: [14.38, 35.94],
    detail: '10m',
    lens: { degrees: 0.24, side: 'left' },
  },
]
