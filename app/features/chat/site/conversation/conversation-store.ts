import type { Message } from '../../contract.ts'
import { Observable } from '../../transport/observable.ts'
import type { Connection } from '../../transport/polling.ts'
import { addMessages, cursorOf, type History } from './history.ts'

/** The office's state from the stream. */
export interface OfficeState {
  /** Whether an administrator is online. */
  isOnline: boolean
  isTyping: boolean
  /** Whether the office has closed the conversation. */
  isClosed: boolean
  /** The sequence number of the last message that the office has read. */
  readSeq: number
  /**
   * Whether the office was open when the server last reported it; undefined before the first
   * report.
   */
  opening: { isOpen: boolean; at: Date } | undefined
}

export interface ConversationData extends History, Connection {
  visitorId: string
  office: OfficeState
  /** The sequence number of the last message that the visitor has read. */
  readSeq: number
}

/** The state of one visitor's conversation in this tab. Subscribers react to changes. */
export class ConversationStore extends Observable<ConversationData> {
  constructor(visitorId: string, storedHistory: History) {
    super({
      ...storedHistory,
      visitorId,
      office: { isOnline: false, isTyping: false, isClosed: false, readSeq: 0, opening: undefined },
      readSeq: 0,
      isVisible: false,
      isLive: false,
      isReconnecting: false,
    })
  }

  add(messages: Message[]) {
    this.change(addMessages(this.getState(), messages))
  }

  get cursor() {
    return cursorOf(this.getState())
  }
}

/** The number of office messages that the visitor has not read. */
export function countUnread({ messages, readSeq }: Pick<ConversationData, 'messages' | 'readSeq'>) {
  return messages.filter(({ sender, seq }) => sender === 'admin' && seq > readSeq).length
}
