import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { CleanUp } from './temporary-folder.ts'

/** A message as it arrived. */
export type ReceivedMail = {
	from: string
	/** Everybody whom the envelope names. */
	to: string[]
	subject: string
	text: string
	html: string
	/** Names of the headers in lower case. */
	headers: { key: string; value: string }[]
}

export type Mailbox = {
	/** For `SMTP_URL`. */
	url: string
	/** Takes the oldest message to an address out of the box, and waits until there is one. */
	next: (to: string) => Promise<ReceivedMail>
	/** What is in the box. */
	waiting: () => ReceivedMail[]
}

/** Opens a real mail server in this process that keeps the messages it receives. */
export async function openMailbox(
	cleanUp: CleanUp,
	options: SMTPServerOptions = {},
): Promise<Mailbox> {
	const box: ReceivedMail[] = []
	const listeners = new Set<() => void>()
	const server = new SMTPServer({
		authOptional: true,
		hideSTARTTLS: true,
		...options,
		onData: (stream, { envelope }, done) => {
			void receive(
				stream,
				envelope.rcptTo.map(({ address }) => address),
			).then((mail) => {
				box.push(mail)
				for (const look of listeners) look()
				done()
			}, done)
		},
	})
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	cleanUp(() => new Promise((resolve) => server.close(() => resolve())))
	const address = server.server.address()
	const port = typeof address === 'object' ? address?.port : undefined
	return {
		url: `smtp://127.0.0.1:${port}`,
		waiting: () => [...box],
		next: (to) =>
			new Promise((resolve) => {
				const look = () => {
					const index = box.findIndex((mail) => mail.to.includes(to))
					const [mail] = index < 0 ? [] : box.splice(index, 1)
					if (!mail) return
					listeners.delete(look)
					resolve(mail)
				}
				listeners.add(look)
				look()
			}),
	}
}

async function receive(stream: NodeJS.ReadableStream, to: string[]): Promise<ReceivedMail> {
	const mail = await PostalMime.parse(await text(stream))
	const from = mail.from && 'address' in mail.from ? mail.from.address : undefined
	return {
		from: from ?? '',
		to,
		subject: mail.subject ?? '',
		headers: mail.headers,
		text: mail.text ?? '',
		html: mail.html ?? '',
	}
}

/** The address behind the button of a message. */
export function linkOf({ text }: ReceivedMail): URL {
	return new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '')
}

/** The secret of a message's link. */
export function keyOf(mail: ReceivedMail): string {
	const { searchParams, pathname } = linkOf(mail)
	return searchParams.get('key') ?? pathname.split('/').at(-1) ?? ''
}
