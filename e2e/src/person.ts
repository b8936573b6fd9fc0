import { randomUUID } from 'node:crypto'
import { type Caller, newCaller } from './caller.ts'
import { linkIn, waitForMail } from './mailbox.ts'

/** Somebody with an account, and how they sign in. */
export type Person = { email: string; password: string }

/** A password that keeps the rules. */
export const goodPassword = 'lantern harbour 42 violin'

/** An address that nobody has used before. */
export function newEmail(name = 'zofia'): string {
	return `${name}.${randomUUID().slice(0, 13)}@example.com`
}

type Place = { url: string; mailFolder: string; caller?: Caller }

/** Registers a person and confirms their email address with the message that they get. */
export async function registerPerson(place: Place, email = newEmail()): Promise<Person> {
	const caller = place.caller ?? newCaller(place.url)
	const person = { email, password: goodPassword }
	await must(caller, '/api/auth/registration/', {
		email,
		password1: goodPassword,
		password2: goodPassword,
	})
	const mail = await waitForMail(place.mailFolder, { to: email, about: confirmMail })
	const key = keyOf(linkIn(mail, '/email-confirmed'))
	await must(caller, '/api/auth/registration/verify-email/', { key })
	return person
}

/** Signs in without a browser. */
export async function signInByCall(
	url: string,
	{ email, password }: Person,
	caller = newCaller(url),
): Promise<{ access: string; refresh: string; userId: string }> {
	const { access, refresh, user } = await must(caller, '/api/auth/login/', { email, password })
	if (typeof access !== 'string' || typeof refresh !== 'string') throw new Error('No tokens came.')
	const { id } = Object(user)
	return { access, refresh, userId: String(id) }
}

/** The message that asks to confirm an address. */
export const confirmMail = /confirm/i

/** The secret that a link of a message carries. */
export function keyOf(link: string): string {
	const key = new URL(link).searchParams.get('key')
	if (key === null) throw new Error(`No key in ${link}`)
	return key
}

async function must(caller: Caller, path: string, body: unknown): Promise<Record<string, unknown>> {
	const answer = await caller.call({ method: 'POST', path, body })
	if (answer.status !== 200) {
		throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
	}
	return answer.body
}
