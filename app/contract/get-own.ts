/**
 * Returns the value of a table's own key. A key that comes from an address, a form or a file, such as
 * `constructor`, is not found in the prototype of objects.
 */
export const getOwn = <Table extends object>(
  table: Table,
  key: string,
): Table[keyof Table] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof Table] : undefined
