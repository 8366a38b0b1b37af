import type { Feature } from '#app/base/server/feature.ts'
import { toFindable } from '../content/findable.ts'
import { guides as texts } from '../content/guides.ts'
import { keysIn } from '../content/read-guide.ts'

export const guides: Feature = {
  routes: [],
  factUses: async () =>
    texts.flatMap((guide) => keysIn(guide).map((key) => ({ key, place: guide.path }))),
  findable: async () => texts.map(toFindable),
}
