import type { Feature } from '#app/platform/server/feature/feature.ts'
import routes from './routes.ts'

/** Globes, outlines and flags of all countries, the default logo, and link previews. */
export const countryPictures: Feature = { routes: [routes] }
