import { newCaller } from '@app/e2e/caller'
import { linkIn, type Mail, mailsFor, waitForMail } from '@app/e2e/mailbox'
import { newEmail } from '@app/e2e/person'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { uploadAsGuest } from './guest-upload.ts'
import { newMember } from './people.ts'

const path = '/api/ai_cv_parser/guest/request-verification/'

/** A name or an address with line breaks would add headers, recipients or a body of the attacker’s to our mail. */
export const mailHeaderInjection: Attack = {
	title: 'Headers, recipients and HTML are put into our mails by a name or an address',
	async run(target) {
		const spied = newEmail('spied')
		const ask = async (email: string, name: string) => {
			const session_id = await uploadAsGuest(target.url)
			return newCaller(target.url).call({ method: 'POST', path, body: { session_id, email, name } })
		}
		const tries: Finding[] = []
		for (const breaks of ['\r\n', '\n', '\r', '\u2028', '%0d%0a']) {
			const to = newEmail('to')
			const name = `Zofia${breaks}Bcc: ${spied}${breaks}X-Planted: yes${breaks}${breaks}Planted body`
			const { status } = await ask(to, name)
			const mail = status === 200 ? await waitForMail(target.mailFolder, { to, about: /./ }) : null
			tries.push(
				seen(
					`a name with ${JSON.stringify(breaks)}: ${status}, ${describe(mail)}`,
					isClean(mail, to),
				),
			)
		}
		tries.push(...(await tryAddresses(target.url, spied, ask)))
		tries.push(await tryHtml(target.mailFolder, ask))
		const toSpied = await mailsFor(target.mailFolder, spied)
		tries.push(
			seen(`mails that came to the planted recipient: ${toSpied.length}`, toSpied.length === 0),
		)
		const honest = newEmail('honest')
		await ask(honest, 'Zofia Hart')
		const mail = await waitForMail(target.mailFolder, { to: honest, about: /./ })
		return {
			tries,
			controls: [
				seen(
					`the same call with an honest name: “${mail.subject}”, greets ${mail.text.includes('Zofia Hart') ? 'Zofia Hart' : 'nobody'}`,
					mail.text.includes('Zofia Hart'),
				),
			],
		}
	},
}

type Ask = (email: string, name: string) => Promise<{ status: number }>

async function tryAddresses(url: string, spied: string, ask: Ask): Promise<Finding[]> {
	const post = async (path: string, body: unknown): Promise<number> =>
		(await newCaller(url).call({ method: 'POST', path, body })).status
	const passwords = { password1: 'lantern harbour', password2: 'lantern harbour' }
	const findings: Finding[] = []
	for (const email of [
		`a@example.com\r\nBcc: ${spied}`,
		`a@example.com, ${spied}`,
		`a@example.com;${spied}`,
		`<a@example.com>,<${spied}>`,
		`"a\r\nBcc: ${spied}"@example.com`,
		`a@example.com>\r\nRCPT TO:<${spied}`,
	]) {
		const statuses = [
			(await ask(email, 'Zofia')).status,
			await post('/api/auth/password/reset/', { email }),
			await post('/api/auth/registration/', { email, ...passwords }),
		]
		findings.push(
			seen(
				`the address ${JSON.stringify(email.replace(spied, '…'))}: ${statuses.join(', ')}`,
				statuses.every((status) => status === 400),
			),
		)
	}
	return findings
}

async function tryHtml(mailFolder: string, ask: Ask): Promise<Finding> {
	const to = newEmail('to')
	const { status } = await ask(to, '<a href="https://evil.example">Click</a> https://evil.example')
	const mail = status === 200 ? await waitForMail(mailFolder, { to, about: /./ }) : null
	const links = mail?.html.match(/href="[^"]*evil\.example/g) ?? []
	return seen(
		`a name with a link: ${status}, links to it in the HTML: ${links.length}`,
		links.length === 0,
	)
}

function isClean(mail: Mail | null, to: string): boolean {
	if (mail === null) return true
	const planted = mail.headers.filter(({ key }) => ['bcc', 'x-planted'].includes(key))
	return planted.length === 0 && mail.recipients.length === 1 && mail.recipients[0] === to
}

function describe(mail: Mail | null): string {
	return mail === null ? 'nothing sent' : `sent to ${mail.recipients.length}, no planted header`
}

/** A reset asked for with a false Host would send a link to the attacker’s server to its owner. */
export const poisonedLinks: Attack = {
	title: 'A false Host or X-Forwarded-Host changes where the links of our mails lead',
	isSlow: true,
	async run(target) {
		const tries: Finding[] = []
		for (const headers of [
			{ 'x-forwarded-host': 'evil.example' },
			{ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
			{ forwarded: 'host=evil.example' },
			{ origin: 'https://evil.example', referer: 'https://evil.example/' },
		]) {
			const link = await resetLink(target, headers)
			tries.push(seen(`${JSON.stringify(headers)}: ${link}`, link === target.url))
		}
		const link = await resetLink(target, {})
		return { tries, controls: [seen(`without: ${link}`, link === target.url)] }
	},
}

async function resetLink(target: Target, headers: Record<string, string>): Promise<string> {
	const { email } = await newMember(target)
	await newCaller(target.url).call({
		method: 'POST',
		path: '/api/auth/password/reset/',
		body: { email },
		headers,
	})
	const mail = await waitForMail(target.mailFolder, { to: email, about: /choose a new password/i })
	return new URL(linkIn(mail, '/reset-password-confirm')).origin
}
