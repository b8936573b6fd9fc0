import { randomBytes } from 'node:crypto'
import { newCaller } from '@app/e2e/caller'
import { linkIn, waitForMail } from '@app/e2e/mailbox'
import { confirmMail, goodPassword, keyOf, newEmail, type Person } from '@app/e2e/person'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { newMember, signIn, tryPassword } from './people.ts'

/** The secret of a mail works once and for one thing. */
export const reusedLinks: Attack = {
	title: 'The link of a mail is used twice, for something else, or guessed',
	async run(target) {
		const confirm = (key: string) => send(target, '/api/auth/registration/verify-email/', { key })
		const reset = (key: string, password = goodPassword) =>
			send(target, '/api/auth/password/reset/confirm/', {
				key,
				password1: password,
				password2: password,
			})
		const email = newEmail()
		const registration = { email, password1: goodPassword, password2: goodPassword }
		await send(target, '/api/auth/registration/', registration)
		const welcome = await waitForMail(target.mailFolder, { to: email, about: confirmMail })
		const confirmKey = keyOf(linkIn(welcome, '/email-confirmed'))
		const member = await newMember(target)
		const resetKey = await askForReset(target, member.email, 0)
		const crossed = [await reset(confirmKey), await confirm(resetKey)]
		const guessed = [
			await reset(randomBytes(32).toString('base64url')),
			await confirm('a'),
			await reset('%'),
		]
		const first = [await confirm(confirmKey), await reset(resetKey)]
		const again = await reset(resetKey)
		const oldLink = await useOldLinkAfterMove(target, { email, password: goodPassword }, confirmKey)
		const racing = await raceForReset(target, member.email, reset)
		return {
			tries: [
				seen(`each for what the other is for: ${crossed.join(', ')}`, crossed.every(isRefused)),
				seen(`guessed: ${guessed.join(', ')}`, guessed.every(isRefused)),
				seen(`the reset link a second time: ${again}`, isRefused(again)),
				oldLink,
				seen(
					`one reset link used ten times at once, over both processes: worked ${racing} times`,
					racing === 1,
				),
			],
			controls: [
				seen(
					`each once: ${first.join(', ')}`,
					first.every((status) => status === 200),
				),
			],
		}
	},
}

/** The link that once confirmed an address does nothing for it when the account has moved to another. */
async function useOldLinkAfterMove(
	target: Target,
	person: Person,
	oldKey: string,
): Promise<Finding> {
	const { caller, access } = await signIn(target, person)
	const email = newEmail('moved')
	const body = { email, currentPassword: person.password }
	await caller.call({ method: 'POST', path: '/api/auth/email/change/', token: access, body })
	const mail = await waitForMail(target.mailFolder, { to: email, about: confirmMail })
	const confirm = (key: string) => send(target, '/api/auth/registration/verify-email/', { key })
	await confirm(keyOf(linkIn(mail, '/email-confirmed')))
	await confirm(oldKey)
	const old = await tryPassword(newCaller(target.url), person.email, person.password)
	const moved = await tryPassword(newCaller(target.url), email, person.password)
	return seen(
		`the confirmation link of an address that the account has left: signs in there ${old.status}, at the new one ${moved.status}`,
		old.status === 401 && moved.status === 200,
	)
}

async function raceForReset(
	target: Target,
	email: string,
	reset: (key: string, password?: string) => Promise<number>,
): Promise<number> {
	const key = await askForReset(target, email, 1)
	const statuses = await Promise.all(
		Array.from({ length: 10 }, (_, index) => reset(key, `password of racer ${index}`)),
	)
	return statuses.filter((status) => status === 200).length
}

async function askForReset(target: Target, email: string, after: number): Promise<string> {
	await send(target, '/api/auth/password/reset/', { email })
	const about = /choose a new password/i
	const mail = await waitForMail(target.mailFolder, { to: email, about, after })
	return keyOf(linkIn(mail, '/reset-password-confirm'))
}

let turn = 0

async function send(target: Target, path: string, body: unknown): Promise<number> {
	turn += 1
	const caller = newCaller(turn % 2 === 0 ? target.url : target.otherUrl)
	return (await caller.call({ method: 'POST', path, body })).status
}

function isRefused(status: number): boolean {
	return status >= 400 && status < 500
}
