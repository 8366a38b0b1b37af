import { type SyntheticEvent, useState } from 'react'

/**
 * The error of a date or time input with an impossible date such as 30 Feb 2027. The value of such an
 * input is '', like that of an empty one. `admin/start.tsx` stops forms that contain one.
 */
export function useBadInput() {
  const [badInput, setBadInput] = useState<string>()

  function check({ currentTarget: { validity, type } }: SyntheticEvent<HTMLInputElement>) {
    const message = type === 'time' ? notATime : notADate
    setBadInput(validity.badInput ? message : undefined)
  }

  return {
    badInput,
    listeners: {
      onInvalid: check,
      // A new line of text would move the button of a form under the pointer; other fields save themselves.
      onBlur: (event: SyntheticEvent<HTMLInputElement>) =>
        event.currentTarget.form === null && check(event),
      onInput: () => setBadInput(undefined),
    },
  }
}

const notATime = 'Please enter a time of the day, for example 09:00.'
const notADate = 'Please enter a date that exists, or empty this field.'
