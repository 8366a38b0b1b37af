import { language } from '#app/platform/browser/language.ts'

export const closeChat = 'Close chat'
export const refresh = 'Refresh'
export const openNow = 'Open now'
export const closedNow = 'Closed now'
export const conversation = 'Conversation'
export const isTyping = 'The office is typing…'
export const reconnecting = 'Reconnecting…'
export const newConversation =
  'This is a new conversation. You can no longer reply in the one above.'
export const newMessage = 'New message ↓'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const you = 'You'
export const seen = 'Seen'
export const sending = 'Sending…'
export const tryAgain = 'Not sent – try again'
export const discard = 'Discard'
export const writeAMessage = 'Write a message'
export const attach = 'Add a photo or PDF'
export const send = 'Send'
export const newLineHint = 'Shift+Enter for a new line'
export const eraseOnDevice = 'Erase on this device'
export const eraseQuestion = 'Erase this chat on this device?'
export const erase = 'Erase'
export const erased = 'The chat was erased on this device.'
export const eraseHelp =
  'You and other users of this browser can no longer read it. The office still has the messages that it received.'

export const openUntil = (moment: string) => `Open until ${moment}`
export const closedUntil = (moment: string) => `Closed until ${moment}`
export const onlineNow = (open: string) => `Online now. ${open}`
export const closedButOnline = (closed: string) => `${closed}, but someone is online`
export const inCity = (text: string, city: string) => `${text} in ${city}`
export const inYourTime = (moment: string) => `${moment} your time`

const plurals = new Intl.PluralRules(language)
const isOne = (count: number) => plurals.select(count) === 'one'
const numbers = new Intl.NumberFormat(language)

const characters = (count: number) =>
  `${numbers.format(count)} ${isOne(count) ? 'character' : 'characters'}`
export const charactersLeft = (count: number) => `${characters(count)} left`
export const tooLong = (count: number) =>
  `Your message is ${characters(count)} too long. Please shorten it or send it in parts.`
export const unsentLost = (count: number) =>
  isOne(count)
    ? `${numbers.format(count)} message has not been sent. It will be lost.`
    : `${numbers.format(count)} messages have not been sent. They will be lost.`
