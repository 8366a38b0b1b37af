import {
  Activity,
  ArchiveRestore,
  BellRing,
  BookOpen,
  Building2,
  CalendarCheck,
  ChartNoAxesColumn,
  ConciergeBell,
  ContactRound,
  DatabaseBackup,
  FileText,
  Globe,
  GraduationCap,
  History,
  Image as ImageIcon,
  KeyRound,
  Languages,
  LayoutDashboard,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareReply,
  MessagesSquare,
  Newspaper,
  Paperclip,
  Quote,
  Search,
  Signpost,
  UsersRound,
  Webhook,
} from 'lucide-react'
import { useInbox } from '#app/features/chat/admin/inbox/inbox-provider.tsx'
import { useUnseenContacts } from '#app/features/contacts/admin/unseen-contacts-provider.tsx'

export interface MenuEntry {
  to: string
  label: string
  icon: LucideIcon
  /** The number of conversations that await a reply, or of unseen messages. */
  useCount?: () => number
}

export interface MenuSection {
  /** The first section has no title. */
  title?: string
  entries: MenuEntry[]
}

/** The sections of the side menu, from top to bottom. */
export const navigation: MenuSection[] = [
  {
    entries: [
      { to: '/admin/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/admin/today', label: 'Today', icon: CalendarCheck },
    ],
  },
  {
    title: 'Students',
    entries: [
      { to: '/admin/front-desk', label: 'Front desk', icon: ConciergeBell },
      { to: '/admin/leads', label: 'Leads', icon: ContactRound },
      { to: '/admin/applications', label: 'Applications', icon: GraduationCap },
      {
        to: '/admin/messages',
        label: 'Messages',
        icon: MessagesSquare,
        useCount: () => useInbox().state.awaitingReply,
      },
      {
        to: '/admin/contacts',
        label: 'Contact Messages',
        icon: Mail,
        useCount: () => useUnseenContacts().unseen,
      },
      { to: '/admin/event-registrations', label: 'Registrations', icon: ListTodo },
      { to: '/admin/reports', label: 'Reports', icon: ChartNoAxesColumn },
      { to: '/admin/saved-replies', label: 'Saved replies', icon: MessageSquareReply },
    ],
  },
  {
    title: 'Website',
    entries: [
      { to: '/admin/heroslides', label: 'Hero Slides', icon: ImageIcon },
      { to: '/admin/destinations', label: 'Study Destinations', icon: Globe },
      { to: '/admin/scholarships', label: 'Scholarships', icon: GraduationCap },
      { to: '/admin/testimonials', label: 'Testimonials', icon: Quote },
      { to: '/admin/team', label: 'Team', icon: UsersRound },
      { to: '/admin/announcements', label: 'Announcements', icon: Megaphone },
      { to: '/admin/pages', label: 'Pages', icon: FileText },
      { to: '/admin/articles', label: 'Articles', icon: Newspaper },
      { to: '/admin/events', label: 'Events', icon: CalendarCheck },
      { to: '/admin/menu', label: 'Main menu', icon: ListTodo },
      { to: '/admin/words', label: 'Words', icon: Quote },
      { to: '/admin/translations', label: 'Translations', icon: Languages },
      { to: '/admin/facts', label: 'Facts', icon: ListChecks },
      { to: '/admin/pictures', label: 'Pictures', icon: ImageIcon },
      { to: '/admin/files', label: 'Files', icon: Paperclip },
      { to: '/admin/redirects', label: 'Redirects', icon: Signpost },
      { to: '/admin/search-synonyms', label: 'Search synonyms', icon: Search },
    ],
  },
  {
    title: 'Our office',
    entries: [
      { to: '/admin/office', label: 'Office', icon: Building2 },
      { to: '/admin/people', label: 'People', icon: UsersRound },
      { to: '/admin/api-keys', label: 'API Keys', icon: KeyRound },
      { to: '/admin/activity-log', label: 'Activity log', icon: History },
      { to: '/admin/deleted', label: 'Deleted', icon: ArchiveRestore },
      { to: '/admin/webhooks', label: 'Webhooks', icon: Webhook },
      { to: '/admin/response-log', label: 'Response log', icon: BellRing },
      { to: '/admin/mail', label: 'Mail', icon: Mail },
      { to: '/admin/status', label: 'Status', icon: Activity },
      { to: '/admin/jobs', label: 'Jobs', icon: ListTodo },
      { to: '/admin/backups', label: 'Backups', icon: DatabaseBackup },
      { to: '/admin/handbook', label: 'Handbook', icon: BookOpen },
    ],
  },
]
