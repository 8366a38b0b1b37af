interface GuidePlace {
  path: string
  /** The picture of the country's shape. */
  outline: string
}

/** Where the guides stand, by the ISO 3166 codes of their countries. */
export const guidePlaces: Record<string, GuidePlace | undefined> = {
  AU: place('/australia', 'australia'),
  CA: place('/canada', 'canada'),
  GB: place('/uk', 'united-kingdom'),
  US: place('/usa', 'united-states'),
  NZ: place('/newzealand', 'new-zealand'),
  JP: place('/japan', 'japan'),
  KR: place('/south-korea', 'south-korea'),
  MT: place('/malta', 'malta'),
}

/** A country without a guide leads to the home page (specification §2). */
export const noGuide = place('/', 'default')

function place(path: string, name: string): GuidePlace {
  return { path, outline: `/outlines/${name}.svg` }
}

/**
 * Countries side by side, as in /compare?countries=au,ca: by their codes, in this order. Whatever
 * else is asked for there reads `other`.
 */
export const comparison = {
  path: '/compare',
  name: 'countries',
  values: Object.keys(guidePlaces)
    .map((code) => code.toLowerCase())
    .sort(),
  least: 2,
  most: 4,
  other: 'other',
}
