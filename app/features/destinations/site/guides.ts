interface Guide {
  /** The page about this country. */
  path: string
  /** The globe with the way from Kathmandu. */
  globe: string
}

const australia = guide('/australia', 'australia')
const canada = guide('/canada', 'canada')
const unitedKingdom = guide('/uk', 'united-kingdom')
const unitedStates = guide('/usa', 'united-states')
const newZealand = guide('/newzealand', 'new-zealand')
const southKorea = guide('/south-korea', 'south-korea')

/** By the names that an office may write for a country. */
const guides: Record<string, Guide> = {
  australia,
  canada,
  uk: unitedKingdom,
  'united kingdom': unitedKingdom,
  'great britain': unitedKingdom,
  usa: unitedStates,
  us: unitedStates,
  'united states': unitedStates,
  'united states of america': unitedStates,
  'new zealand': newZealand,
  newzealand: newZealand,
  japan: guide('/japan', 'japan'),
  'south korea': southKorea,
  korea: southKorea,
  malta: guide('/malta', 'malta'),
}

/** A country without a guide leads to the home page (specification §2). */
const noGuide = guide('/', 'journey')

export function findGuide(country: string): Guide {
  const name = country
    .toLowerCase()
    .replaceAll(/[.,]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
  return (Object.hasOwn(guides, name) && guides[name]) || noGuide
}

function guide(path: string, globe: string): Guide {
  return { path, globe: `/globes/${globe}.svg` }
}
