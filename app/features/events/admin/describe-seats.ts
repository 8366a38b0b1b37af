interface Seats {
  seats: number
  registered: number
  waiting: number
}

/** Returns the numbers of an event: "12 of 40 seats, 3 waiting". */
export function describeSeats({ seats, registered, waiting }: Seats) {
  const taken = seats > 0 ? `${registered} of ${seats} seats` : `${registered} registered`
  return waiting > 0 ? `${taken}, ${waiting} waiting` : taken
}
