import { newCaller } from '@app/e2e/caller'
import { linkIn, waitForMail } from '@app/e2e/mailbox'
import { confirmMail, goodPassword, newEmail } from '@app/e2e/person'
import { type Attack, seen, type Target } from './attack.ts'
import { untilAnalysed, uploadAsGuest } from './guest-upload.ts'
import { type Member, newMember } from './people.ts'

const guest = '/api/ai_cv_parser/guest'

/** Somebody has seen the id of an analysis that is bound to another person’s e-mail. */
export const stolenAnalysis: Attack = {
	title: 'An analysis that is bound to somebody’s e-mail, or is theirs, is claimed by another',
	async run(target) {
		const [owner, thief] = await Promise.all([newMember(target), newMember(target)])
		const session_id = await uploadAsGuest(target.url)
		await untilAnalysed(target.url, session_id)
		await bind(target, session_id, owner.email)
		const byId = await claim(thief, { session_id })
		const byTicket = await claimWithTicketOf(target, session_id)
		const rebound = await newCaller(target.url).call({
			method: 'POST',
			path: `${guest}/request-verification/`,
			body: { session_id, email: thief.email },
		})
		const afterRebinding = await claim(thief, { session_id })
		const racing = await Promise.all(Array.from({ length: 6 }, () => claim(owner, { session_id })))
		const claimed = new Set(
			racing.filter(({ status }) => status === 200).map(({ body }) => body.cv_id),
		)
		const late = await claim(thief, { session_id })
		const deleted = await newCaller(target.url).call({
			method: 'DELETE',
			path: `${guest}/sessions/${session_id}/`,
		})
		const kept = await owner.caller.call({ path: '/api/analyses/', token: owner.access })
		return {
			tries: [
				seen(`with its id alone: ${byId.status}`, byId.status >= 400),
				seen(`with the ticket of another registration: ${byTicket}`, byTicket !== 'claimed'),
				seen(
					`bound to the thief’s e-mail instead: ${rebound.status}, then claimed: ${afterRebinding.status}`,
					afterRebinding.status >= 400,
				),
				seen(
					`six claims of its owner at once make so many CVs: ${claimed.size}`,
					claimed.size === 1,
				),
				seen(`by another after its owner: ${late.status}`, late.status >= 400),
				seen(
					`deleted by its id after that: ${deleted.status}; it is still there: ${JSON.stringify(kept.body).includes(session_id)}`,
					JSON.stringify(kept.body).includes(session_id),
				),
			],
			controls: [
				seen(
					`by its owner: ${racing.map(({ status }) => status).join(', ')}`,
					racing.some(({ status }) => status === 200),
				),
			],
		}
	},
}

/** Binds an analysis to an e-mail as its owner does: asks for the mail and opens its link. */
async function bind(target: Target, session_id: string, email: string): Promise<void> {
	const caller = newCaller(target.url)
	await caller.call({
		method: 'POST',
		path: `${guest}/request-verification/`,
		body: { session_id, email },
	})
	const mail = await waitForMail(target.mailFolder, { to: email, about: /CV report/ })
	const token = new URL(linkIn(mail, '/cv-analysis/verify')).pathname.split('/').at(-1)
	await caller.call({ path: `${guest}/verify-email/${token}/` })
}

function claim({ caller, access }: Member, body: unknown) {
	return caller.call({ method: 'POST', path: `${guest}/claim/`, token: access, body })
}

/** A thief registers, claims the analysis with the ticket of that, and confirms their own e-mail. */
async function claimWithTicketOf(target: Target, session_id: string): Promise<string> {
	const email = newEmail('thief')
	const caller = newCaller(target.url)
	const post = (path: string, body: unknown) => caller.call({ method: 'POST', path, body })
	const { body } = await post('/api/auth/registration/', {
		email,
		password1: goodPassword,
		password2: goodPassword,
	})
	const claimed = await post(`${guest}/claim/`, { session_id, ticket: body.claimTicket })
	const mail = await waitForMail(target.mailFolder, { to: email, about: confirmMail })
	const key = new URL(linkIn(mail, '/email-confirmed')).searchParams.get('key')
	await post('/api/auth/registration/verify-email/', { key })
	const signedIn = await post('/api/auth/login/', { email, password: goodPassword })
	const mine = await caller.call({ path: '/api/analyses/', token: String(signedIn.body.access) })
	return JSON.stringify(mine.body).includes(session_id)
		? 'claimed'
		: `${claimed.status}, and nothing came`
}
