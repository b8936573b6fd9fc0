import type { Email } from './email.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { writeEmailContent } from './write-email-content.ts'

/** A message ready to be sent. */
export type Message = {
	to: string
	subject: string
	text: string
	html: string
	/** Whom an answer goes to, where that is not the sender. */
	replyTo?: string
	/** The address that a mail program calls to stop such letters. */
	stopUrl?: string
}

/** Puts a letter into words. Its links lead to `siteUrl`; `key` is the secret of a link that has one. */
export function writeEmail(letter: Email, siteUrl: string, key = ''): Message {
	const content = writeEmailContent(letter, key)
	const { path } = content.button
	const url = path.startsWith('/') ? siteUrl + path : path
	const page = { ...content, url, siteUrl, site: new URL(siteUrl).host }
	return {
		to: letter.to,
		subject: content.subject,
		text: emailText(page),
		html: emailHtml(page),
		...(content.stop && { stopUrl: siteUrl + content.stop.callPath }),
		...('replyTo' in letter && { replyTo: letter.replyTo }),
	}
}
