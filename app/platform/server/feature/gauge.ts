/** A current value for monitoring. */
export interface Gauge {
  /** For example "streams_open", which is exported as `gantavya_streams_open`. */
  name: string
  help: string
  /** Labels of its values; each has few possible values. */
  labels: string[]
  read: () => Promise<{ labels: Record<string, string>; value: number }[]>
}
