/** Whether the data saver of the browser is on. Some browsers do not report it. */
export function prefersReducedData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
