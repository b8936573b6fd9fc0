import nodemailer from 'nodemailer'
import type { Message } from './write-email.ts'

/** A message with the id of its job, which stays the same when it is sent again. */
export type AddressedMessage = Message & { id: string }
/** Hands a message over; false when this address does not take messages, which trying again will not change. */
export type Deliver = (message: AddressedMessage) => Promise<boolean>

/** Connections to a mail server, shared by all messages of this process. */
export type SmtpPool = {
	deliver: Deliver
	/** Closes idle connections at once; one that is delivering a message closes when it has the server's answer. */
	close: () => void
}

/** Connections of one process, and messages that it sends at the same time. */
export const smtpConnections = 2
/** Some servers take only so many messages over one connection; after these a new one is opened. */
const messagesEach = 100
const connectMs = 10_000
const silenceMs = 30_000
/** Below the patience of any server, and of our own socket: so it is normally we who say goodbye. */
const idleMs = 20_000
const checkMs = 2500

/**
 * Opens a pool of SMTP connections; `url` may carry the name, the password and options of nodemailer. A message whose
 * connection had been closed before a byte of the message left goes over a new one. Any later break rejects, because
 * the server may have the message: whether to send it again is for the queue to decide.
 */
export function openSmtpPool(url: string, from: string): SmtpPool {
	const transport = nodemailer.createTransport({
		url,
		pool: true,
		maxConnections: smtpConnections,
		maxMessages: messagesEach,
		idleTimeout: idleMs,
		connectionTimeout: connectMs,
		greetingTimeout: connectMs,
		socketTimeout: silenceMs,
		// Nothing that a message says may make the server read a file or an address.
		disableFileAccess: true,
		disableUrlAccess: true,
	})
	const host = from.replace(/^.*@|>$/g, '')
	const deliver: Deliver = async ({ id, to, replyTo, stopUrl, subject, text, html }) => {
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
	return { deliver, close: () => transport.close() }
}

/** Asks a mail server whether it would take messages; rejects when it would not. */
export function smtpCheck(url: string): () => Promise<unknown> {
	const transport = nodemailer.createTransport({
		url,
		connectionTimeout: checkMs,
		greetingTimeout: checkMs,
		socketTimeout: checkMs,
	})
	return () => transport.verify()
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
