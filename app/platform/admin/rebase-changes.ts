/**
 * Returns `theirs` with the values in which `mine` differs from `base`. After a save, `base` contains the
 * sent values, `mine` the draft with later changes, and `theirs` the saved record.
 */
export function rebaseChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Values {
  const names = Object.keys({ ...theirs, ...mine }) as (keyof Values)[]
  const isMine = (name: keyof Values) => JSON.stringify(mine[name]) !== JSON.stringify(base[name])
  const values = names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Values
}
