import { jobWishSchema } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { type Email, outgoingEmailSchema } from './email.ts'
import { greetingName } from './greeting-name.ts'
import { writeEmail } from './write-email.ts'

const to = 'ada@example.com'
const secret = { accountId: null, data: {} }
const letters: Email[] = [
	{ kind: 'verify_email', to, secret },
	{ kind: 'address_has_account', to },
	{ kind: 'reset_password', to, secret },
	{ kind: 'password_changed', to, changedAt: '2026-11-21T19:20:00.000Z' },
	{ kind: 'confirm_new_email', to, secret },
	{ kind: 'email_changing', to, newEmail: 'ada@new.example' },
	{ kind: 'account_deletion', to, deletionAt: '2026-12-05T19:20:00.000Z' },
	{
		kind: 'job_alert',
		to,
		searchId: '019aa5c0-0000-7000-8000-000000000001',
		name: 'Bread',
		wish: jobWishSchema.parse({ q: 'baker & cook' }),
		count: 12,
		jobs: [
			{
				id: '019aa5c0-0000-7000-8000-000000000002',
				title: 'Baker',
				company: 'Crust',
				place: 'Hull',
			},
		],
	},
	{
		kind: 'step_reminder',
		to,
		what: `Ring <b>Cy</b> & ${'x'.repeat(180)}`,
		title: 'Baker',
		accountId: '019aa5c0-0000-7000-8000-000000000001',
		company: 'Crust',
		time: '09:30',
		applicationId: '019aa5c0-0000-7000-8000-000000000002',
		on: '2026-06-03',
	},
	{ kind: 'guest_verification', to, secret, name: 'Ada Example' },
	{
		kind: 'renewal_reminder',
		to,
		renewsAt: '2026-12-05T19:20:00.000Z',
		amount: 999,
		currency: 'usd',
	},
	{ kind: 'payment_failed', to, graceUntil: '2026-12-05T19:20:00.000Z' },
	{ kind: 'premium_ended', to },
	{
		kind: 'contact_message',
		to,
		replyTo: 'bea@example.com',
		name: 'Bea <b>',
		topic: 'question',
		message: 'Is this <script>text</script>?\n\nYours, Bea',
	},
]
const write = (letter: Email) => writeEmail(letter, 'https://cv.example.com', 'a-secret')

test('every kind of letter is here', () => {
	const kinds = outgoingEmailSchema.options.map(({ shape }) => shape.kind.value)
	expect(letters.map(({ kind }) => kind).sort()).toEqual(kinds.sort())
})

describe.each(letters)('$kind', (letter) => {
	const { subject, text, html } = write(letter)

	test('says the same as text and as HTML, with the same link', () => {
		const [link = ''] = /(?<=:\n)(?:https:\/\/cv\.example\.com\/|mailto:)\S+/.exec(text) ?? []
		expect(html.split(`href="${link}"`)).toHaveLength(3)
		const heading = /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '')
		expect(text.split('\n')[0]).toBe(heading)
	})

	test('strokes words of its heading', () => {
		expect(/class="mark"[^>]*>([^<]+)</.exec(html)?.[1]).toBeTruthy()
	})

	test('loads nothing from anywhere', () => {
		expect(html).not.toMatch(/<(img|script|link|iframe|object|form)|url\(|@import|src=/)
	})

	test('has a subject that a list of messages shows in full', () => {
		expect(subject.length).toBeLessThan(60)
	})
})

test('links with a secret lead to the pages that use it', () => {
	const ours = letters.filter(({ kind }) => kind !== 'contact_message')
	const paths = ours.map(
		(letter) => /:\nhttps:\/\/cv\.example\.com(\/\S+)/.exec(write(letter).text)?.[1],
	)
	expect(paths).toEqual([
		'/email-confirmed?key=a-secret',
		'/login',
		'/reset-password-confirm?key=a-secret',
		'/reset-password',
		'/email-confirmed?key=a-secret',
		'/reset-password',
		'/profile',
		'/jobs?q=baker+%26+cook',
		'/applications?open=019aa5c0-0000-7000-8000-000000000002',
		'/cv-analysis/verify/a-secret',
		'/subscription',
		'/subscription',
		'/subscription',
	])
})

test('each new job has its address, also as text', () => {
	const alert = letters.find(({ kind }) => kind === 'job_alert')
	expect(alert && write(alert).text).toContain(
		'Crust · Hull\nhttps://cv.example.com/jobs?job=019aa5c0-0000-7000-8000-000000000002\n',
	)
})

test('dates are written out as people say them', () => {
	const deletion = letters.find(({ kind }) => kind === 'account_deletion')
	expect(deletion && write(deletion).subject).toBe(
		'Your account will be deleted on 5 December 2026',
	)
	const changed = letters.find(({ kind }) => kind === 'password_changed')
	expect(changed && write(changed).text).toContain('on 21 November 2026 at 19:20 UTC')
})

test('what a person typed is only ever text', () => {
	const newEmail = '<b>&"@example.com'
	const { html } = write({ kind: 'email_changing', to, newEmail })
	expect(html).toContain('&lt;b&gt;&amp;&quot;@example.com')
})

test.each([
	'ada@example.com\r\nBcc: victim@example.com',
	'ada@example.com, victim@example.com',
	'"a\r\nBcc: x"@example.com',
	'Ada <ada@example.com>',
])('%j is no address that a letter can go to', (address) => {
	expect(outgoingEmailSchema.safeParse({ kind: 'address_has_account', to: address }).success).toBe(
		false,
	)
})

test.each(['Ada', 'Ada Lovelace', 'Dr. Zoë O’Neill-Núñez', 'J. R. Hartley', '李小龍'])(
	'%s is greeted by name',
	(name) => {
		expect(greetingName(name)).toBe(` ${name}`)
	},
)

test.each([
	'',
	'www.example.com',
	'You have won: call 0900 123',
	'a@b.example',
	'x'.repeat(61),
	'Ada\nBcc: x@example.com',
	'<b>Ada</b>',
	'http://evil.example',
])('%j is not repeated to whoever gets the letter', (name) => {
	expect(greetingName(name)).toBe('')
})
