import { newCaller } from '@app/e2e/caller'
import { linkIn, waitForMail } from '@app/e2e/mailbox'
import { keyOf } from '@app/e2e/person'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { type Member, newMember, refreshAt, signIn, tryPassword, whoIs } from './people.ts'

const newPassword = 'seventeen quiet otters'

type Ending = {
	what: string
	end: (owner: Member, target: Target, stolenId: string) => Promise<number>
}

const endings: Ending[] = [
	{
		what: 'ended from another browser',
		end: async ({ caller, access }, _target, id) =>
			(await caller.call({ method: 'DELETE', path: `/api/auth/sessions/${id}/`, token: access }))
				.status,
	},
	{
		what: 'all others ended',
		end: async ({ caller, access }) =>
			(await caller.call({ method: 'DELETE', path: '/api/auth/sessions/', token: access })).status,
	},
	{
		what: 'the password changed',
		end: async ({ caller, access, password }) => {
			const body = { currentPassword: password, password1: newPassword, password2: newPassword }
			return (
				await caller.call({
					method: 'POST',
					path: '/api/auth/password/change/',
					token: access,
					body,
				})
			).status
		},
	},
	{
		what: 'the password reset by e-mail',
		end: async ({ email }, target) => {
			const caller = newCaller(target.url)
			await caller.call({ method: 'POST', path: '/api/auth/password/reset/', body: { email } })
			const mail = await waitForMail(target.mailFolder, {
				to: email,
				about: /choose a new password/i,
			})
			const key = keyOf(linkIn(mail, '/reset-password-confirm'))
			const body = { key, password1: newPassword, password2: newPassword }
			return (
				await caller.call({ method: 'POST', path: '/api/auth/password/reset/confirm/', body })
			).status
		},
	},
	{
		what: 'the account put up for deletion',
		end: async ({ caller, access, password }) =>
			(
				await caller.call({
					method: 'POST',
					path: '/api/auth/account/delete/',
					token: access,
					body: { currentPassword: password },
				})
			).status,
	},
]

/** Tokens that a thief has are of no use as soon as their session has ended, at both processes. */
export const endedSessions: Attack = {
	title: 'Tokens of a session that has ended are used on',
	async run(target) {
		const tries: Finding[] = []
		const controls: Finding[] = []
		for (const { what, end } of endings) {
			const owner = await newMember(target)
			const stolen = await signIn(target, owner)
			const before = await whoIs(target.otherUrl, stolen.access)
			const done = await end(owner, target, sessionOf(stolen.access))
			const access = await whoIs(target.otherUrl, stolen.access)
			const refresh = await refreshAt(target.otherUrl, stolen.refresh)
			controls.push(
				seen(
					`before it is ${what}: ${before.status}; ending it: ${done}`,
					before.status === 200 && done < 300,
				),
			)
			tries.push(
				seen(
					`after it is ${what}: access ${access.status}, refresh ${refresh.status}`,
					access.status === 401 && refresh.status === 401,
				),
			)
		}
		return { tries, controls }
	},
}

/** A thief with an access token, but without the password, cannot take the account over. */
export const takeOverWithToken: Attack = {
	title: 'An account is taken over with a stolen access token alone',
	async run(target) {
		const owner = await newMember(target)
		const post = (path: string, body: unknown) =>
			owner.caller.call({ method: 'POST', path, token: owner.access, body })
		const passwords = { password1: newPassword, password2: newPassword }
		const tries: Finding[] = []
		for (const currentPassword of ['', 'a guess that is wrong']) {
			const statuses = [
				(await post('/api/auth/password/change/', { currentPassword, ...passwords })).status,
				(await post('/api/auth/email/change/', { currentPassword, email: 'thief@example.com' }))
					.status,
				(await post('/api/auth/account/delete/', { currentPassword })).status,
			]
			tries.push(
				seen(
					`password, e-mail and deletion with “${currentPassword}”: ${statuses.join(', ')}`,
					statuses.every((status) => status === 400),
				),
			)
		}
		const still = await tryPassword(newCaller(target.url), owner.email, owner.password)
		tries.push(seen(`the owner’s password afterwards: ${still.status}`, still.status === 200))
		const right = await post('/api/auth/password/change/', {
			currentPassword: owner.password,
			...passwords,
		})
		return { tries, controls: [seen(`with the password: ${right.status}`, right.status === 200)] }
	},
}

/** The id of the session that an access token belongs to. */
export function sessionOf(access: string): string {
	return JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString('utf8')).sid
}
