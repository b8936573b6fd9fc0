import type { Endpoint } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import {
	describe,
	exampleRequest,
	listOwnedFields,
	nameEndpoint,
	sendRequest,
	type Values,
} from './example-request.ts'
import { fieldsWith, kinds, makeThings } from './owned-things.ts'
import { type Member, newMember, whoIs } from './people.ts'
import { changesBetween, readAll } from './snapshot.ts'

/** Values that nothing else has, so that an answer with one of them has taken it. */
const [when, many] = ['2001-02-03T04:05:06.000Z', 987_654]
const endpointsForMember = 6

/** Fields that the server alone may set, by the names that columns and answers have. */
function unaskedFields(victimId: string): Values {
	return {
		...Object.fromEntries(
			['ownerId', 'owner_id', 'accountId', 'account_id', 'userId', 'user'].map((name) => [
				name,
				victimId,
			]),
		),
		...Object.fromEntries(
			['createdAt', 'created_at', 'updatedAt', 'deletedAt', 'claimedAt', 'since'].map((name) => [
				name,
				when,
			]),
		),
		...Object.fromEntries(
			['revision', 'number', 'views', 'downloads', 'position', 'tokensLeft'].map((name) => [
				name,
				many,
			]),
		),
		role: 'admin',
		plan: 'premium',
		status: 'blocked',
		emailVerified: true,
		isOwn: false,
	}
}

/** Fields that nobody may set are sent to every endpoint that takes a body. */
export const unaskedFieldsEverywhere: Attack = {
	title:
		'Every endpoint with a body is sent an owner, a role, times and counts that it does not ask for',
	async run(target) {
		const victim = await newMember(target)
		const theirs = await makeThings({ target, member: victim, word: 'quokka' }, kinds)
		const before = await readAll(target, victim, theirs)
		const tries: Finding[] = []
		const controls: Finding[] = []
		let member = await newMember(target)
		for (const [at, endpoint] of endpoints.filter(({ body }) => body).entries()) {
			if (at % endpointsForMember === 0) member = await newMember(target)
			const plain = await send(target, { endpoint, member, extra: {} })
			const extra = unaskedFields(victim.userId)
			const { status, text } = await send(target, { endpoint, member, extra })
			const taken = [when, String(many), victim.userId].filter((value) => text.includes(value))
			tries.push(
				seen(
					`${nameEndpoint(endpoint)}: ${status}, took ${taken.join(', ') || 'nothing'}`,
					taken.length === 0 && (status < 500 || status === plain.status),
				),
			)
			// A strict schema refuses the whole request; everywhere else the fields change nothing.
			const isSame = status === plain.status || status === 400 || status === 429
			controls.push(seen(`${nameEndpoint(endpoint)} without them: ${plain.status}`, isSame))
			tries.push(await staysItself(target, endpoint, member))
		}
		const changed = changesBetween(before, await readAll(target, victim, theirs))
		tries.push(seen(`what the other person reads differs at: ${changed}`, changed.length === 0))
		return { tries, controls }
	},
}

type Sending = { endpoint: Endpoint; member: Member; extra: Values }

/** Sends the example of an endpoint for things that were just made, with more in its body than it asks for. */
async function send(target: Target, { endpoint, member, extra }: Sending) {
	const { owned, allows } = endpoint.access
	const wanted = listOwnedFields(owned).map((field) => owned[field] ?? 'cv')
	const things =
		allows === 'account' ? await makeThings({ target, member, word: 'wombat' }, wanted) : {}
	const request = exampleRequest(endpoint, fieldsWith(owned, things))
	const asked = Object.keys(describe(endpoint.body).properties ?? {})
	const added = Object.entries(extra).filter(([name]) => !asked.includes(name))
	Object.assign(request.body, Object.fromEntries(added))
	const { url } = target
	const answer = await sendRequest({ url, endpoint, request, token: member.access })
	return { status: answer.status, text: JSON.stringify(answer.body) }
}

async function staysItself(target: Target, endpoint: Endpoint, member: Member): Promise<Finding> {
	const { body } = await whoIs(target.url, member.access)
	return seen(
		`after ${nameEndpoint(endpoint)} the sender is ${body.role}, ${body.plan}, ${body.status}`,
		body.role === 'user' && body.plan === 'free' && body.status === 'active',
	)
}
