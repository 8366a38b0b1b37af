/** The name of a visitor without a lead. */
export const nameVisitor = (userId: string) => `Visitor ${userId.slice(-4)}`

interface NamedConversation {
  user_id: string
  user_name: string
  lead_id: string | null
}

/** The name of a conversation in the language of the screen: that of its lead, or else the visitor. */
export const nameConversation = ({ user_id, user_name, lead_id }: NamedConversation) =>
  lead_id === null ? nameVisitor(user_id) : user_name
