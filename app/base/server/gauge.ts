/** A number as it is at this moment, for programs that watch the server. */
export interface Gauge {
  /** As in "streams_open", which they know as `gantavya_streams_open`. */
  name: string
  help: string
  /** What its numbers are told apart by; each has a few values, whatever visitors do. */
  labels: string[]
  read: () => Promise<{ labels: Record<string, string>; value: number }[]>
}
