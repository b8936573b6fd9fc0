import nodemailer from 'nodemailer'
import type { Message } from './write-letter.ts'

/** A message with the id of its job, which stays the same when it is sent again. */
export type AddressedMessage = Message & { id: string }
/** Hands a message over; false when this address does not take messages, which trying again will not change. */
export type Deliver = (message: AddressedMessage) => Promise<boolean>

const connectMs = 10_000
const silenceMs = 30_000

/** Delivers over SMTP; `url` may carry the name, the password and options of nodemailer. */
export function deliverOverSmtp(url: string, from: string): Deliver {
	const transport = nodemailer.createTransport({
		url,
		connectionTimeout: connectMs,
		greetingTimeout: connectMs,
		socketTimeout: silenceMs,
		// Nothing that a message says may make the server read a file or an address.
		disableFileAccess: true,
		disableUrlAccess: true,
	})
	const host = from.replace(/^.*@|>$/g, '')
	return async ({ id, to, replyTo, stopUrl, subject, text, html }) => {
		try {
			await transport.sendMail({
				from,
				// As an object, so that nothing reads several addresses out of one.
				to: { name: '', address: to },
				...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
				subject,
				text,
				html,
				messageId: `<${id}@${host}>`,
				headers: {
					'Auto-Submitted': 'auto-generated',
					'Content-Language': 'en-GB',
					...(stopUrl !== undefined && {
						'List-Unsubscribe': `<${stopUrl}>`,
						'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
					}),
				},
			})
			return true
		} catch (error) {
			if (isRefused(error)) return false
			throw error
		}
	}
}

// A server says 5xx to an address that it will never deliver to, and 4xx when it may later.
function isRefused(error: unknown): boolean {
	return (
		error instanceof Error &&
		'command' in error &&
		error.command === 'RCPT TO' &&
		'responseCode' in error &&
		Number(error.responseCode) >= 500
	)
}
