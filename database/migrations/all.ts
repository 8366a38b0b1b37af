// Written by npm run add-migration.
import { up as baseline } from './2026-11-26-113000-baseline.ts'
import { up as firstContent } from './2026-11-26-113001-first-content.ts'

/** In order, by name. */
export const migrations = {
  '2026-11-26-113000-baseline': { up: baseline },
  '2026-11-26-113001-first-content': { up: firstContent },
}
