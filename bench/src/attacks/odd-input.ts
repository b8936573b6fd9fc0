import type { Endpoint } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import { newAddress } from '@app/e2e/caller'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import {
	describe,
	exampleRequest,
	listOwnedFields,
	nameEndpoint,
	type RequestParts,
	type Values,
} from './example-request.ts'
import {
	oddBodies,
	oddCursors,
	oddHeaders,
	oddSegments,
	oddTexts,
	oddValues,
} from './odd-values.ts'
import { fieldsWith, makeThings } from './owned-things.ts'
import { type Member, newMember } from './people.ts'

const endpointsForMember = 8
/** One request of so many is made in a quick run. */
const quickPart = 32
const atOnce = 4

/** A request as it goes over the wire. */
type Wire = {
	what: string
	path: string
	headers?: Record<string, string>
	body?: string | Uint8Array
}

/** Sends values that no client sends by mistake in every part of every endpoint. */
export const oddInput: Attack = {
	title: 'Every endpoint is sent what no client sends: in its path, query, headers and body',
	async run(target) {
		const tries: Finding[] = []
		const controls: Finding[] = []
		let member = await newMember(target)
		for (const [at, endpoint] of endpoints.entries()) {
			if (at % endpointsForMember === 0) member = await newMember(target)
			const request = await honestRequest(target, endpoint, member)
			const wrong: string[] = []
			// In the tests of every change each endpoint gets another part of them.
			const wires = wiresFor(endpoint, request).filter(
				(_, number) => !target.isQuick || number % quickPart === at % quickPart,
			)
			const token = member.access
			for (let next = 0; next < wires.length; next += atOnce) {
				const trying = wires.slice(next, next + atOnce).map(async (wire) => {
					const problem = await problemWith({ target, endpoint, wire, token })
					if (problem !== null) wrong.push(`${wire.what}: ${problem}`)
				})
				await Promise.all(trying)
			}
			tries.push(
				seen(
					`${nameEndpoint(endpoint)}: ${wires.length} requests${wrong.map((each) => `\n      ${each}`).join('')}`,
					wrong.length === 0,
				),
			)
		}
		const alive = await fetch(`${target.url}/api/health/`)
		controls.push(seen(`the server afterwards: ${alive.status}`, alive.status === 200))
		return { tries, controls }
	},
}

async function honestRequest(target: Target, endpoint: Endpoint, member: Member) {
	const { owned, allows } = endpoint.access
	const wanted = listOwnedFields(owned).map((field) => owned[field] ?? 'cv')
	const things =
		allows === 'account' ? await makeThings({ target, member, word: 'wombat' }, wanted) : {}
	return exampleRequest(endpoint, fieldsWith(owned, things))
}

function wiresFor(endpoint: Endpoint, request: RequestParts): Wire[] {
	const path = pathWith(endpoint, request.params)
	const headers = Object.fromEntries(
		Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
	)
	const json = JSON.stringify(request.body)
	const body = endpoint.body ? { body: json } : {}
	return [
		...pathWires(endpoint, request).map((wire) => ({ ...body, headers, ...wire })),
		...queryWires(endpoint, path).map((wire) => ({ ...body, headers, ...wire })),
		...oddHeaders.map(([name, value]) => ({
			what: `the header ${name}: ${value.slice(0, 40)}`,
			path,
			...body,
			headers: { ...headers, [name]: value },
		})),
		...(endpoint.body ? bodyWires(request.body).map((wire) => ({ path, headers, ...wire })) : []),
	]
}

function pathWires(endpoint: Endpoint, { params }: RequestParts): Wire[] {
	const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
	return names.flatMap((name) =>
		oddSegments.map((segment) => ({
			what: `${name} = ${segment.slice(0, 40)}`,
			path: pathWith(endpoint, params, { [name]: segment }),
		})),
	)
}

function queryWires(endpoint: Endpoint, path: string): Wire[] {
	const names = Object.keys(describe(endpoint.query).properties ?? {})
	return [...names, '__proto__', 'constructor'].flatMap((name) => {
		const texts = name === 'cursor' ? [...oddSegments, ...oddCursors] : oddSegments
		return [...texts.map((text) => `${name}=${text}`), `${name}=1&${name}=2`, `${name}[a]=1`].map(
			(query) => ({ what: `?${query.slice(0, 80)}`, path: `${path}?${query}` }),
		)
	})
}

function bodyWires(honest: Values): Omit<Wire, 'path'>[] {
	const whole = oddBodies(JSON.stringify(honest)).map(({ what, body, type }) => ({
		what,
		body,
		headers: { 'content-type': type ?? 'application/json' },
	}))
	const parts = listLeaves(honest).flatMap((way) =>
		[...oddTexts.map((text) => JSON.stringify(text)), ...oddValues].map((text) => ({
			what: `${way.join('.')} = ${text.slice(0, 40)}`,
			body: replaced(honest, way, text),
		})),
	)
	return [...whole, ...parts]
}

/** The ways to all values inside a value that hold no others, at most two dozen of them. */
function listLeaves(value: unknown, way: string[] = []): string[][] {
	if (typeof value !== 'object' || value === null) return [way]
	const inside = Object.entries(value).flatMap(([name, part]) => listLeaves(part, [...way, name]))
	return (way.length === 0 ? inside : [way, ...inside]).slice(0, 24)
}

/** The JSON of a value in which another piece of JSON stands at the end of a way. */
function replaced(value: unknown, way: string[], json: string): string {
	const mark = 'the odd value goes here'
	const copy = structuredClone(value)
	let inside = Object(copy)
	for (const name of way.slice(0, -1)) inside = inside[name]
	inside[way.at(-1) ?? ''] = mark
	return JSON.stringify(copy).replace(JSON.stringify(mark), () => json)
}

function pathWith({ path }: Endpoint, params: Values, raw: Record<string, string> = {}): string {
	return path.replaceAll(
		/:(\w+)/g,
		(_, name: string) => raw[name] ?? encodeURIComponent(String(params[name] ?? '')),
	)
}

type Trying = { target: Target; endpoint: Endpoint; wire: Wire; token: string }

/**
 * Returns the fault in the answer, or `null`. No request may break the server, and each error must be in the
 * contract.
 */
async function problemWith({ target, endpoint, wire, token }: Trying): Promise<string | null> {
	const { path, body, headers } = wire
	const response = await fetch(target.url + path, {
		method: endpoint.method,
		redirect: 'manual',
		headers: {
			'x-forwarded-for': newAddress(),
			authorization: `Bearer ${token}`,
			...(body !== undefined && { 'content-type': 'application/json' }),
			...headers,
		},
		...(body !== undefined && { body: body as BodyInit }),
	}).catch((error: unknown) => String(Object(error).cause ?? error))
	if (typeof response === 'string') return response
	const text = await response.text()
	if (response.status >= 500 && !/"code":"(payments_not_set_up|server_busy)"/.test(text)) {
		return `${response.status} ${text.slice(0, 100)}`
	}
	if (response.status < 400) return null
	return /"code":"\w+"/.test(text) ? null : `${response.status} ${text.slice(0, 100)}`
}
