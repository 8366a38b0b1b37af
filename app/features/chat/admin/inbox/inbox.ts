import type { ApiClient } from '#app/contract/api-client.ts'
import type { Message } from '../../contract.ts'
import { Alerts } from '../alerts/alerts.ts'
import { OpenConversation } from '../conversation/open-conversation.ts'
import { ConversationRows } from '../list/conversation-rows.ts'
import { Replies } from '../reply/replies.ts'
import { LiveOffice } from './live-office.ts'
import type { Credentials } from './office-stream.ts'
import { TypingSigns } from './typing-signs.ts'

interface Options {
  api: ApiClient
  credentials: Credentials
  administrator: { id: string; name: string }
  /** Shows a visitor's conversation. */
  open: (userId: string) => void
}

/** All that a tab of the back office keeps of the chat. */
export class Inbox {
  readonly api: ApiClient
  readonly live: LiveOffice
  readonly rows: ConversationRows
  readonly typing: TypingSigns
  readonly replies: Replies
  readonly alerts: Alerts
  #opened: { userId: string; conversation: OpenConversation } | undefined

  constructor({ api, credentials, administrator, open }: Options) {
    this.api = api
    this.live = new LiveOffice(credentials)
    this.alerts = new Alerts(open)
    this.rows = new ConversationRows(api, (row) => {
      if (this.live.isLeader) this.alerts.tell(row)
    })
    this.typing = new TypingSigns(administrator.name)
    this.replies = new Replies({
      api,
      administratorId: administrator.id,
      isSignedIn: () => credentials.token() !== undefined,
      isLive: () => this.live.isLive,
      onStored: (message) => this.#add(message),
    })
    this.live.listen(this.rows)
    this.live.listen(this.typing)
    this.live.listen({ hear: () => {}, refresh: async () => this.replies.flush() })
  }

  start() {
    this.live.start()
    this.replies.start()
    this.alerts.start()
  }

  stop() {
    this.live.stop()
    this.replies.stop()
    this.alerts.stop()
  }

  /** The same as long as the visitor is. */
  open(userId: string) {
    if (this.#opened?.userId !== userId) {
      const conversation: OpenConversation = new OpenConversation(this.api, userId, () =>
        this.live.refresh([conversation]),
      )
      this.#opened = { userId, conversation }
    }
    return this.#opened.conversation
  }

  #add(message: Message) {
    if (this.#opened?.userId === message.user_id) this.#opened.conversation.add(message)
  }
}
