import { type Answer, type Caller, newCaller } from '@app/e2e/caller'
import { newEmail } from '@app/e2e/person'
import type { Target } from './attack.ts'

export type ServiceSignIn = {
	email?: string
	isVerified?: boolean
	/** Where to go on to afterwards. */
	next?: string
	/** The browser that starts it. */
	caller?: Caller
	provider?: string
}

/**
 * Starts to sign in with a service and tells the service who the person is. Returns the address to which the service
 * sends the browser back.
 */
export async function comeBackFromService(
	target: Target,
	{
		email = newEmail('new'),
		isVerified = true,
		next,
		caller = newCaller(target.url),
		provider = 'google',
	}: ServiceSignIn,
): Promise<{ callbackUrl: string; locations: string[] }> {
	const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`
	const locations: string[] = []
	const follow = async (to: string, form?: Record<string, string>): Promise<string> => {
		const { location, status } = await caller.open(to, form)
		if (location === '') throw new Error(`${to} answered ${status} and led nowhere.`)
		locations.push(location)
		return location
	}
	const person = { email, name: 'Zofia', ...(isVerified && { verified: 'on' }) }
	let location = await follow(`${target.url}/accounts/${provider}/login/${query}`)
	// The service asks who it is unless it remembers this browser.
	while (!location.startsWith(`${target.url}/`)) {
		const isForm = new URL(location).pathname.startsWith('/sign-in/')
		location = await follow(location, isForm ? person : undefined)
	}
	return { callbackUrl: location, locations }
}

/** The code that our own site hands to the browser at the end, or the error instead. */
export async function finishAtCallback(
	caller: Caller,
	callbackUrl: string,
): Promise<{ code: string; error: string; location: string }> {
	const { location } = await caller.open(callbackUrl)
	const hash = new URLSearchParams(location === '' ? '' : new URL(location).hash.slice(1))
	return { code: hash.get('code') ?? '', error: hash.get('error') ?? '', location }
}

/** Exchanges that code for tokens. */
export function exchangeCode(caller: Caller, code: string): Promise<Answer> {
	return caller.call({ method: 'POST', path: '/api/auth/social/exchange/', body: { code } })
}

/** The whole of it, as a browser does it. */
export async function signInWithService(target: Target, wishes: ServiceSignIn = {}) {
	const caller = wishes.caller ?? newCaller(target.url)
	const { callbackUrl, locations } = await comeBackFromService(target, { ...wishes, caller })
	const { code, error, location } = await finishAtCallback(caller, callbackUrl)
	const exchange = await exchangeCode(caller, code || 'no code')
	return { exchange, error, code, callbackUrl, caller, locations: [...locations, location] }
}
