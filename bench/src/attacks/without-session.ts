import type { Endpoint } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { exampleRequest, nameEndpoint, sendRequest } from './example-request.ts'
import { type Member, newMember, signIn } from './people.ts'

const tokenNames = ['no token', 'nonsense', 'a refresh token', 'the token of an ended session']

/**
 * Calls every endpoint for accounts without a session and with an ended one, and the other endpoints with a session
 * that isn't valid.
 */
export const withoutSession: Attack = {
	title: 'Every endpoint is called without a session, and with one that has ended',
	async run(target) {
		const member = await newMember(target)
		const ended = await signIn(target, member)
		await ended.caller.call({
			method: 'POST',
			path: '/api/auth/logout/',
			body: { refresh: ended.refresh },
		})
		const tokens = [undefined, 'nonsense', member.refresh, ended.access]
		const tries: Finding[] = []
		for (const endpoint of endpoints) {
			const statuses: number[] = []
			for (const token of tokens) statuses.push(await statusWith(target, endpoint, token))
			tries.push(judge(endpoint, statuses))
		}
		return { tries, controls: await callAsMember(target, member) }
	},
}

function judge(endpoint: Endpoint, statuses: number[]): Finding {
	const says = statuses.map((status, at) => `${status} with ${tokenNames[at]}`).join(', ')
	return seen(`${nameEndpoint(endpoint)}: ${says}`, isAsStated(endpoint, statuses))
}

function isAsStated({ access }: Endpoint, [none, ...others]: number[]): boolean {
	if (access.allows === 'account') return [none, ...others].every((status) => status === 401)
	if (access.session === 'optional') return others.every((status) => status === 401)
	return others.every((status) => status === none || status === 429)
}

/** The same requests with a session, of which none may be refused for want of one. */
async function callAsMember(target: Target, { access }: Member): Promise<Finding[]> {
	const found: Finding[] = []
	for (const endpoint of endpoints.filter((each) => each.access.allows === 'account')) {
		const status = await statusWith(target, endpoint, access)
		found.push(seen(`${nameEndpoint(endpoint)} with a session: ${status}`, status !== 401))
	}
	return found
}

async function statusWith(
	{ url }: Target,
	endpoint: Endpoint,
	token: string | undefined,
): Promise<number> {
	const request = exampleRequest(endpoint)
	return (await sendRequest({ url, endpoint, request, token })).status
}
