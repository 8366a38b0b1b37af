import type { MailProvider, MailServerInput } from '../../mail-server-contract.ts'

interface Provider {
  label: string
  /** What to prepare at the provider, before the link to its help. */
  help: string
  link?: { text: string; address: string }
  /** Filled in when the provider is chosen. */
  preset?: Pick<MailServerInput, 'host' | 'port' | 'security'>
}

export const providers: Record<MailProvider, Provider> = {
  gmail: {
    label: 'Gmail or Google Workspace',
    help: 'Google needs an app password. Turn on 2-Step Verification in your Google Account, then create a password under “App passwords” and paste it below.',
    link: {
      text: 'How to create an app password (Google)',
      address: 'https://support.google.com/accounts/answer/185833',
    },
    preset: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
  },
  microsoft: {
    label: 'Outlook (Microsoft 365)',
    help: 'An administrator of your Microsoft 365 first allows “Authenticated SMTP” for the mailbox. With two-step verification you also need an app password. Private addresses at outlook.com or hotmail.com do not work, because Microsoft accepts no passwords from other programs for them.',
    link: {
      text: 'How to allow Authenticated SMTP (Microsoft)',
      address:
        'https://learn.microsoft.com/en-us/exchange/clients-and-mobile-in-exchange-online/authenticated-client-smtp-submission',
    },
    preset: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
  },
  zoho: {
    label: 'Zoho Mail',
    help: 'With two-factor sign-in Zoho needs an app password, from “Security” in your Zoho account. For a free account the server is smtp.zoho.com; accounts in India end in .in, in Europe in .eu.',
    link: {
      text: 'Servers and app passwords (Zoho)',
      address: 'https://www.zoho.com/mail/help/zoho-smtp.html',
    },
    preset: { host: 'smtppro.zoho.com', port: 465, security: 'tls' },
  },
  custom: {
    label: 'Another provider',
    help: 'Ask your e-mail provider for the “SMTP” or “outgoing mail” settings: server, port, security, user name and password.',
  },
}
