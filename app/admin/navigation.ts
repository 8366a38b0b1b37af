import {
  ArchiveRestore,
  Building2,
  FileText,
  Globe,
  History,
  Image as ImageIcon,
  Images,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareReply,
  MessagesSquare,
  Signpost,
  UsersRound,
} from 'lucide-react'
import { useInbox } from '#app/features/chat/admin/inbox/inbox-provider.tsx'
import { useContactNews } from '#app/features/contacts/admin/contact-news-provider.tsx'

export interface Entry {
  to: string
  label: string
  icon: LucideIcon
  /** How many there are that the office has not seen. */
  useCount?: () => number
}

/** The side menu, from top to bottom. */
export const navigation: Entry[] = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  {
    to: '/admin/contacts',
    label: 'Contact Messages',
    icon: Mail,
    useCount: () => useContactNews().unseen,
  },
  { to: '/admin/destinations', label: 'Study Destinations', icon: Globe },
  { to: '/admin/heroslides', label: 'Hero Slides', icon: Images },
  { to: '/admin/pages', label: 'Pages', icon: FileText },
  { to: '/admin/pictures', label: 'Pictures', icon: ImageIcon },
  {
    to: '/admin/messages',
    label: 'Messages',
    icon: MessagesSquare,
    useCount: () => useInbox().state.unread,
  },
  { to: '/admin/ready-answers', label: 'Ready Answers', icon: MessageSquareReply },
  { to: '/admin/facts', label: 'Facts', icon: ListChecks },
  { to: '/admin/office', label: 'Office', icon: Building2 },
  { to: '/admin/redirects', label: 'Redirects', icon: Signpost },
  { to: '/admin/people', label: 'People', icon: UsersRound },
  { to: '/admin/activity', label: 'Recent Activity', icon: History },
  { to: '/admin/deleted', label: 'Deleted', icon: ArchiveRestore },
]
