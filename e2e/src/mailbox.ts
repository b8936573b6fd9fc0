import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A message as it arrived: its real recipients and its content. */
export type Mail = {
	/** The recipients of the envelope, to whom the message would be delivered, whatever its headers say. */
	recipients: string[]
	subject: string
	text: string
	html: string
	headers: Email['headers']
	/** When it arrived, for telling an older message from a newer one. */
	arrivedAtMs: number
}

/** An SMTP server that takes every message and keeps each as a file of a folder, so that any process can look. */
export type Mailbox = { url: string; folder: string; stop: () => Promise<void> }

/** Starts it on a free port of the loopback address; it may take some time for each message, as others do. */
export async function startMailbox({ delayMs = 0 } = {}): Promise<Mailbox> {
	const folder = mkdtempSync(join(tmpdir(), 'ella-mail-'))
	mkdirSync(join(folder, 'unfinished'))
	let count = 0
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onData(stream, session, done) {
			const recipients = session.envelope.rcptTo.map(({ address }) => address)
			count += 1
			const name = `${String(count).padStart(6, '0')}.json`
			keep({ folder, name, recipients, stream }).then(() => setTimeout(done, delayMs), done)
		},
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.server.address()
	if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.')
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		folder,
		async stop() {
			await new Promise<void>((resolve) => server.close(resolve))
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

type Arrival = {
	folder: string
	name: string
	recipients: string[]
	stream: NodeJS.ReadableStream
}

async function keep({ folder, name, recipients, stream }: Arrival): Promise<void> {
	const source = (await buffer(stream)).toString('utf8')
	const unfinished = join(folder, 'unfinished', name)
	await writeFile(unfinished, JSON.stringify({ recipients, source, arrivedAtMs: Date.now() }))
	// Who looks into the folder never sees half a message.
	renameSync(unfinished, join(folder, name))
}

/**
 * The recipients of each message that has arrived, cached because the messages of all journeys are searched again and
 * again.
 */
const recipientsOfFile = new Map<string, string[]>()

/** Every message for this address so far, the oldest first. */
export async function mailsFor(folder: string, address: string): Promise<Mail[]> {
	const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
	const files = names.sort().map((name) => join(folder, name))
	return Promise.all(files.filter((file) => recipientsOf(file).includes(address)).map(readMail))
}

function recipientsOf(file: string): string[] {
	const known = recipientsOfFile.get(file)
	if (known !== undefined) return known
	const { recipients } = JSON.parse(readFileSync(file, 'utf8'))
	recipientsOfFile.set(file, recipients)
	return recipients
}

async function readMail(file: string): Promise<Mail> {
	const { recipients, source, arrivedAtMs } = JSON.parse(readFileSync(file, 'utf8'))
	const email = await PostalMime.parse(source)
	return {
		recipients,
		subject: email.subject ?? '',
		text: email.text ?? '',
		html: email.html ?? '',
		headers: email.headers,
		arrivedAtMs,
	}
}

/** How long a message may take to arrive when many are waiting before it. */
const arrivesWithinMs = 60_000

export type WantedMail = {
	to: string
	/** A pattern that the subject matches. */
	about: RegExp
	/** How many such messages came before. */
	after?: number
}

/** Waits for a message; fails when it does not arrive. */
export async function waitForMail(folder: string, wanted: WantedMail): Promise<Mail> {
	const { to, about, after = 0 } = wanted
	const deadline = Date.now() + arrivesWithinMs
	for (;;) {
		const all = await mailsFor(folder, to)
		const found = all.filter(({ subject }) => about.test(subject))[after]
		if (found) return found
		if (Date.now() > deadline) {
			const subjects = all.map(({ subject }) => subject).join('; ') || 'nothing'
			throw new Error(`No mail about ${about} came to ${to}; it got: ${subjects}`)
		}
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

/** The first link of the message's text that leads to `path`. */
export function linkIn(mail: Mail, path: string): string {
	const links = mail.text.match(/https?:\/\/[^\s<>")\]]+/g) ?? []
	const link = links.find((each) => new URL(each).pathname.startsWith(path))
	if (!link) throw new Error(`"${mail.subject}" has no link to ${path}, only: ${links.join(' ')}`)
	return link
}
