/** A task with a unique name. */
export interface ExpectedEffect {
  name: string
  /** Whether it must happen exactly once; else at least once. */
  isOnce: boolean
}

/** Compares tasks with their effects. Returns the faults. */
export function checkEffects(tasks: ExpectedEffect[], effects: string[]): string[] {
  const times = new Map<string, number>()
  for (const name of effects) times.set(name, (times.get(name) ?? 0) + 1)
  const faults = tasks.flatMap(({ name, isOnce }) => {
    const count = times.get(name) ?? 0
    if (count === 0) return `lost ${name}`
    return isOnce && count > 1 ? `doubled ${name}` : []
  })
  const known = new Set(tasks.map(({ name }) => name))
  const unknown = [...times.keys()].filter((name) => !known.has(name))
  return [...faults, ...unknown.map((name) => `nobody asked for ${name}`)]
}
