import type { Message } from '../../contract.ts'
import { Observable } from '../../transport/observable.ts'
import type { Connection } from '../../transport/polling.ts'
import { cursorOf, extend, type History } from './history.ts'

/** What the stream has told of the office. */
export interface OfficeState {
  /** Whether an administrator is online. */
  isOnline: boolean
  isTyping: boolean
  /** Whether it is done with the conversation. */
  isClosed: boolean
  /** How far the office has read. */
  readSeq: number
  /** By the office's own clock, at that moment; undefined until the server has said it. */
  opening: { isOpen: boolean; at: Date } | undefined
}

export interface ConversationData extends History, Connection {
  visitorId: string
  office: OfficeState
  /** How far the visitor has read. */
  readSeq: number
}

/** What this tab knows of one visitor's conversation; what follows from it is done by who subscribes. */
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
    this.change(extend(this.getState(), messages))
  }

  get cursor() {
    return cursorOf(this.getState())
  }
}

/** How many of the office's messages the visitor has not seen. */
export function countUnread({ messages, readSeq }: Pick<ConversationData, 'messages' | 'readSeq'>) {
  return messages.filter(({ sender, seq }) => sender === 'admin' && seq > readSeq).length
}
