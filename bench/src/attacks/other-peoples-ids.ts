import { randomUUID } from 'node:crypto'
import type { Endpoint, RequestField } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import type { Answer } from '@app/e2e/caller'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import {
	exampleRequest,
	type Fields,
	listOwnedFields,
	nameEndpoint,
	sendRequest,
} from './example-request.ts'
import { fieldsWith, kinds, makeThings, type Things } from './owned-things.ts'
import { type Member, newMember } from './people.ts'
import { changesBetween, readAll } from './snapshot.ts'

const withOwned = endpoints.filter(({ access }) => Object.keys(access.owned).length > 0)
/** The number of endpoints after which a new member takes over, because more would reach an account's limits. */
const endpointsForOwner = 12

/** One member requests another member's data, through every field that takes the id of an owned thing. */
export const otherPeoplesIds: Attack = {
	title: 'Every field that names an owned thing is sent with the ids of another person',
	async run(target) {
		const word = `quokka ${randomUUID()}`
		const [victim, thief] = await Promise.all([newMember(target), newMember(target)])
		const theirs = await makeThings({ target, member: victim, word }, kinds)
		const own = await makeThings({ target, member: thief, word: 'wombat' }, kinds)
		const before = await readAll(target, victim, theirs)
		const tries: Finding[] = []
		for (const endpoint of withOwned) {
			tries.push(...(await steal({ target, endpoint, thief, theirs, own, word })))
		}
		const changed = changesBetween(before, await readAll(target, victim, theirs))
		tries.push(seen(`what the owner reads afterwards differs at: ${changed}`, changed.length === 0))
		return { tries, controls: await callAsOwner(target) }
	},
}

type Theft = {
	target: Target
	endpoint: Endpoint
	thief: Member
	theirs: Things
	own: Things
	word: string
}

/** With all ids of the other person, and with each of them among the thief’s own. */
async function steal({ target, endpoint, thief, theirs, own, word }: Theft): Promise<Finding[]> {
	const { owned } = endpoint.access
	const [stolen, honest] = [fieldsWith(owned, theirs), fieldsWith(owned, own)]
	const names = listOwnedFields(owned)
	const mixes = names.length === 1 ? [names] : [names, ...names.map((name) => [name])]
	const found: Finding[] = []
	for (const mix of mixes) {
		const ask = (ids: Fields) => {
			const request = exampleRequest(endpoint, { ...honest, ...pick(ids, mix) })
			return sendRequest({ url: target.url, endpoint, request, token: thief.access })
		}
		const answer = await ask(stolen)
		// An id that doesn't exist must get the same answer, or a stranger could tell which ids exist.
		const unknown = await ask(Object.fromEntries(mix.map((name) => [name, randomUUID()])))
		found.push(
			seen(
				`${nameEndpoint(endpoint)} with ${mix.join(' and ')}: ${answer.status}, of nobody ${unknown.status}`,
				isRefused(endpoint, mix, { answer, unknown }) &&
					!JSON.stringify(answer.body).includes(word),
			),
		)
	}
	return found
}

function isRefused(
	{ access }: Endpoint,
	mix: RequestField[],
	{ answer, unknown }: { answer: Answer; unknown: Answer },
): boolean {
	// In a query or a body it may also be passed over, as long as nothing is given away or changed.
	if (!mix.some((field) => field.startsWith('params.'))) return answer.status < 500
	const isSame = answer.status === unknown.status && answer.body.code === unknown.body.code
	if (access.allows === 'secret_holder') return answer.status >= 400 && isSame
	return answer.status === 404 && isSame
}

/** The same requests by the owner, each with things that were just made for it. */
async function callAsOwner(target: Target): Promise<Finding[]> {
	const found: Finding[] = []
	// Who holds a secret needs no session, so a session alone does not open these.
	const ofOwners = withOwned.filter(
		({ access }) => access.allows === 'account' || access.session === 'optional',
	)
	let member = await newMember(target)
	for (const [at, endpoint] of ofOwners.entries()) {
		if (at % endpointsForOwner === 0) member = await newMember(target)
		const { owned } = endpoint.access
		const wanted = listOwnedFields(owned).map((field) => owned[field] ?? 'cv')
		const things = await makeThings({ target, member, word: 'wallaby' }, wanted)
		const request = exampleRequest(endpoint, fieldsWith(owned, things))
		const { url } = target
		const answer = await sendRequest({ url, endpoint, request, token: member.access })
		found.push(
			seen(
				`${nameEndpoint(endpoint)} by its owner: ${answer.status} ${answer.body?.code ?? ''}`,
				answer.status < 300,
			),
		)
	}
	return found
}

function pick(ids: Fields, names: RequestField[]): Fields {
	return Object.fromEntries(names.map((name) => [name, ids[name]]))
}
