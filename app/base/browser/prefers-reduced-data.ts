/** Whether the browser's data saver is on, where it is supported. */
export function prefersReducedData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
