import { newCaller } from '@app/e2e/caller'
import { linkIn, waitForMail } from '@app/e2e/mailbox'
import { confirmMail, goodPassword, keyOf, newEmail } from '@app/e2e/person'
import { type Attack, type Finding, seen } from './attack.ts'
import { newMember, signIn, tryPassword, whoIs } from './people.ts'

/** The fields that users may not set on their own account. */
const privileges: Record<string, unknown> = {
	role: 'admin',
	plan: 'premium',
	status: 'active',
	email: 'somebody.else@example.com',
	emailVerified: true,
	id: '00000000-0000-7000-8000-000000000000',
	passwordHash: 'x',
	password_hash: 'x',
	providers: ['google'],
	createdAt: '2001-01-01T00:00:00.000Z',
	deletionAt: null,
	constructor: { prototype: { role: 'admin' } },
}

/** Sends fields that a user may not set along with fields that they may. */
export const massAssignmentOfProfile: Attack = {
	title: 'The profile is saved together with a role, a plan and other fields of the account',
	async run(target) {
		const member = await newMember(target)
		const save = (body: unknown) =>
			member.caller.call({
				method: 'PATCH',
				path: '/api/auth/profile/',
				token: member.access,
				body,
			})
		const before = await whoIs(target.url, member.access)
		const tries: Finding[] = []
		for (const [name, value] of Object.entries(privileges)) {
			await save({ [name]: value, headline: 'Changed' })
			const { body } = await whoIs(target.url, member.access)
			const isSame = isDeepEqual({ ...body, headline: '' }, { ...before.body, headline: '' })
			tries.push(seen(`${name}: ${isSame ? 'as before' : 'changed'}`, isSame))
		}
		const raw = await save(JSON.parse('{"__proto__": {"role": "admin"}, "headline": "x"}'))
		const { body } = await whoIs(target.url, member.access)
		tries.push(seen(`__proto__: ${raw.status}, role ${body.role}`, body.role === 'user'))
		const honest = await save({ headline: 'Carer' })
		return {
			tries,
			controls: [
				seen(
					`the headline alone: ${honest.status}`,
					honest.status === 200 && honest.body.headline === 'Carer',
				),
			],
		}
	},
}

/** The same at registration, where an account is made. */
export const massAssignmentOfRegistration: Attack = {
	title: 'Somebody registers as an administrator with a confirmed e-mail',
	async run(target) {
		const email = newEmail('mallory')
		const caller = newCaller(target.url)
		const body = { ...privileges, email, password1: goodPassword, password2: goodPassword }
		const answer = await caller.call({ method: 'POST', path: '/api/auth/registration/', body })
		const early = await tryPassword(caller, email, goodPassword)
		const plain = { email, password1: goodPassword, password2: goodPassword }
		if (answer.status !== 200) {
			await caller.call({ method: 'POST', path: '/api/auth/registration/', body: plain })
		}
		const mail = await waitForMail(target.mailFolder, { to: email, about: confirmMail })
		const key = keyOf(linkIn(mail, '/email-confirmed'))
		await caller.call({
			method: 'POST',
			path: '/api/auth/registration/verify-email/',
			body: { key },
		})
		const member = await signIn(target, { email, password: goodPassword })
		const { body: user } = await whoIs(target.url, member.access)
		return {
			tries: [
				seen(
					`signing in without having confirmed: ${early.status}`,
					[401, 403].includes(early.status),
				),
				seen(`the role of the account: ${user.role}`, user.role === 'user'),
				seen(`its plan: ${user.plan}`, user.plan === 'free'),
			],
			controls: [seen(`the account itself works: ${user.email}`, user.email === email)],
		}
	},
}

function isDeepEqual(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}
