import { createSharedValues } from '#app/platform/server/cache/shared-values.ts'
import type { FactValues } from '#app/platform/server/text/fact-texts.ts'

const values = createSharedValues<FactValues>()

export const shareFactValues = values.share
export const getSharedValues = values.get
