import type { Endpoint } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import type { Target } from './attack.ts'
import { exampleRequest, nameEndpoint, sendRequest } from './example-request.ts'
import { fieldsWith, type Things } from './owned-things.ts'
import type { Member } from './people.ts'

/** Everything that a member can read of their account: the text of each answer by the name of its endpoint. */
export type Snapshot = Map<string, string>

/** A file of everything changes with the time, and people may ask for few. */
const isReadable = ({ method, path, access }: Endpoint) =>
	method === 'GET' && access.allows === 'account' && path !== '/api/auth/account/export/'

/** Reads all of a member's account, with the ids of their things. */
export async function readAll(target: Target, member: Member, things: Things): Promise<Snapshot> {
	const snapshot: Snapshot = new Map()
	for (const endpoint of endpoints.filter(isReadable)) {
		const path = Object.fromEntries(
			Object.entries(fieldsWith(endpoint.access.owned, things)).filter(([field]) =>
				field.startsWith('params.'),
			),
		)
		const request = { ...exampleRequest(endpoint, path), query: {} }
		const answer = await sendRequest({ url: target.url, endpoint, request, token: member.access })
		snapshot.set(nameEndpoint(endpoint), `${answer.status} ${steady(JSON.stringify(answer.body))}`)
	}
	return snapshot
}

/** The names of the endpoints that answer differently now. */
export function changesBetween(before: Snapshot, after: Snapshot): string[] {
	return [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name)
}

/** Addresses of pictures are signed anew each time. */
function steady(text: string): string {
	return text.replaceAll(/\?until=[^"]*/g, '').replaceAll(/"lastUsedAt":"[^"]*"/g, '')
}
