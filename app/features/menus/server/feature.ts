import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { find, save } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    menus: typeof menuServices
  }
}

export const menuServices = { find, save }

export const menus: Feature = { manifest, routes: [routes] }
