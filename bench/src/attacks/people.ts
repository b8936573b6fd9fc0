import { type Answer, type Caller, newCaller } from '@app/e2e/caller'
import { type Person, registerPerson, signInByCall } from '@app/e2e/person'
import type { Target } from './attack.ts'

/** Somebody with a confirmed account who is signed in. */
export type Member = Person & { caller: Caller; access: string; refresh: string; userId: string }

/** Registers a person, confirms their e-mail and signs them in. */
export async function newMember(target: Target): Promise<Member> {
	const person = await registerPerson(target)
	return signIn(target, person)
}

/** Signs a person in from an address that no other person uses. */
export async function signIn(target: Target, person: Person): Promise<Member> {
	const caller = newCaller(target.url)
	return { ...person, caller, ...(await signInByCall(target.url, person, caller)) }
}

/** Exchanges a refresh token. */
export function refreshAt(url: string, refresh: string): Promise<Answer> {
	return newCaller(url).call({ method: 'POST', path: '/api/token/refresh/', body: { refresh } })
}

/** Asks who is signed in with this access token. */
export function whoIs(url: string, token: string): Promise<Answer> {
	return newCaller(url).call({ path: '/api/auth/user/', token })
}

/** Tries a password. */
export function tryPassword(caller: Caller, email: string, password: string): Promise<Answer> {
	return caller.call({ method: 'POST', path: '/api/auth/login/', body: { email, password } })
}

/** A text of an answer's body, or nothing. */
export function textOf({ body }: Answer, field: string): string {
	const value = body[field]
	return typeof value === 'string' ? value : ''
}
