/** The stages that a new office starts with, in the language of the back office. */
const seeded: Record<string, string> = {
  New: 'New',
  Contacted: 'Contacted',
  Counselling: 'Counselling',
  Documents: 'Documents',
  Applied: 'Applied',
  Offer: 'Offer',
  Visa: 'Visa',
  Enrolled: 'Enrolled',
  Lost: 'Lost',
}

/** Returns the name of a stage as screens show it: translated as long as the office has not changed it. */
export const nameStage = (name: string) =>
  Object.hasOwn(seeded, name) ? (seeded[name] ?? name) : name

/** Returns rows of stages with the names that screens show. */
export const withStageNames = <Row extends { name: string }>(stages: Row[]) =>
  stages.map((stage) => ({ ...stage, name: nameStage(stage.name) }))
