import { type Caller, newCaller } from '@app/e2e/caller'
import { newEmail } from '@app/e2e/person'
import { type Attack, seen, type Target } from './attack.ts'
import { newMember, textOf, tryPassword, whoIs } from './people.ts'
import {
	comeBackFromService,
	exchangeCode,
	finishAtCallback,
	signInWithService,
} from './sign-in-with-service.ts'

/** The victim’s browser is made to end a sign-in that the attacker began, and so works in the attacker’s account. */
export const plantedSignIn: Attack = {
	title: 'A sign-in with a service that the attacker began is ended in the victim’s browser',
	async run(target) {
		const attacker = newCaller(target.url)
		const victim = newCaller(target.url)
		const begun = await comeBackFromService(target, {
			caller: attacker,
			email: newEmail('mallory'),
		})
		const planted = await finishAtCallback(victim, begun.callbackUrl)
		const exchanged = await exchangeCode(victim, planted.code || 'no code')
		const begunToo = await comeBackFromService(target, { caller: attacker })
		const whileOwnIsOpen = newCaller(target.url)
		await comeBackFromService(target, { caller: whileOwnIsOpen })
		const mixed = await finishAtCallback(whileOwnIsOpen, begunToo.callbackUrl)
		const second = await signInWithService(target, { caller: newCaller(target.url) })
		const foreign = await exchangeCode(victim, await newCodeFor(target, attacker))
		const own = await comeBackFromService(target, { caller: attacker })
		const ready = await finishAtCallback(attacker, own.callbackUrl)
		const rightful = await exchangeCode(attacker, ready.code)
		const again = await exchangeCode(attacker, ready.code)
		const replayed = await finishAtCallback(attacker, own.callbackUrl)
		return {
			tries: [
				seen(
					`the attacker’s callback in another browser: ${planted.error || 'a code'}, exchange ${exchanged.status}`,
					planted.code === '' && exchanged.status >= 400,
				),
				seen(
					`the same while that browser has a sign-in of its own open: ${mixed.error || 'a code'}`,
					mixed.code === '',
				),
				seen(
					`the attacker’s one-time code in another browser: ${foreign.status}`,
					foreign.status >= 400,
				),
				seen(`a one-time code for the second time: ${again.status}`, again.status >= 400),
				seen(
					`the callback for the second time: ${replayed.error || 'a code'}`,
					replayed.code === '',
				),
			],
			controls: [
				seen(
					`a sign-in begun and ended in one browser: ${second.exchange.status}`,
					second.exchange.status === 200,
				),
				seen(`the code in the browser that began it: ${rightful.status}`, rightful.status === 200),
			],
		}
	},
}

async function newCodeFor(target: Target, caller: Caller): Promise<string> {
	const { callbackUrl } = await comeBackFromService(target, { caller })
	const { code } = await finishAtCallback(caller, callbackUrl)
	if (code === '') throw new Error('No code came for the browser that began.')
	return code
}

/** A session id or token known before the sign-in is of no use after it. */
export const keptSession: Attack = {
	title: 'A session that the attacker knew before the sign-in is used after it',
	async run(target) {
		const member = await newMember(target)
		const planted = '01890000-0000-7000-8000-000000000000'
		const body = {
			email: member.email,
			password: member.password,
			sid: planted,
			session_id: planted,
			sessionId: planted,
		}
		const answer = await newCaller(target.url).call({
			method: 'POST',
			path: `/api/auth/login/?sid=${planted}&sessionid=${planted}`,
			body,
			headers: { cookie: `sid=${planted}; sessionid=${planted}; session=${planted}` },
			token: member.access,
		})
		const sessionOf = (token: string): unknown =>
			JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}').sid
		const access = textOf(answer, 'access')
		const isNew = sessionOf(access) !== planted && sessionOf(access) !== sessionOf(member.access)
		const set = answer.headers.getSetCookie().length
		return {
			tries: [
				seen(
					`the session after a sign-in with a planted id and an older token: ${isNew ? 'a new one' : 'the old one'}`,
					isNew,
				),
				seen(
					`tokens of both sessions differ: ${textOf(answer, 'refresh') !== member.refresh}`,
					textOf(answer, 'refresh') !== member.refresh,
				),
				seen(`cookies that sign in: ${set}`, set === 0),
			],
			controls: [seen(`the sign-in itself: ${answer.status}`, answer.status === 200)],
		}
	},
}

/** Somebody registers with the victim’s address, and waits until the victim comes by another way. */
export const accountPreparedForVictim: Attack = {
	title:
		'An account is prepared with the victim’s e-mail before the victim signs in with a service',
	async run(target) {
		const email = newEmail('victim')
		const attacker = newCaller(target.url)
		const password = 'the attacker knows 99 this'
		await attacker.call({
			method: 'POST',
			path: '/api/auth/registration/',
			body: { email, password1: password, password2: password },
		})
		const before = await tryPassword(attacker, email, password)
		const victim = await signInWithService(target, { email })
		const after = await tryPassword(newCaller(target.url), email, password)
		const owner = await whoIs(target.url, textOf(victim.exchange, 'access'))
		return {
			tries: [
				seen(`the attacker’s password before: ${before.status}`, before.status === 403),
				seen(
					`the attacker’s password after the victim came: ${after.status}`,
					after.status === 401,
				),
				seen(
					`the account has a password: ${owner.body.hasPassword}`,
					owner.body.hasPassword === false,
				),
			],
			controls: [
				seen(`the victim is signed in as ${owner.body.email}`, owner.body.email === email),
			],
		}
	},
}

/** A service where anybody can claim any address must not open the account with that address. */
export const unconfirmedServiceEmail: Attack = {
	title: 'A service says the victim’s e-mail without having confirmed it',
	async run(target) {
		const victim = await newMember(target)
		const false_ = await signInWithService(target, { email: victim.email, isVerified: false })
		const stranger = await signInWithService(target, { email: newEmail(), isVerified: false })
		const { body } = await whoIs(target.url, victim.access)
		const honest = await signInWithService(target, { email: victim.email })
		return {
			tries: [
				seen(
					`signed in to the victim’s account: ${false_.exchange.status} ${false_.error}`,
					false_.exchange.status >= 400,
				),
				seen(
					`an account made with an address that nobody confirmed: ${stranger.exchange.status}`,
					stranger.exchange.status >= 400,
				),
				seen(
					`services of the victim’s account: ${JSON.stringify(body.providers)}`,
					JSON.stringify(body.providers) === '[]',
				),
			],
			controls: [
				seen(`with a confirmed address: ${honest.exchange.status}`, honest.exchange.status === 200),
			],
		}
	},
}
