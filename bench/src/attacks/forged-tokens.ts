import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import { endpoints } from '@app/contract/endpoints'
import { type Attack, type Finding, seen, type Target } from './attack.ts'
import { exampleRequest, nameEndpoint, sendRequest } from './example-request.ts'
import { newMember, whoIs } from './people.ts'

type Part = Record<string, unknown>
type Forgery = { what: string; token: string }

const hour = 3600

/** Sends tokens that Ella never issued, including some signed with the real key. */
export const forgedTokens: Attack = {
	title: 'Forged and altered access tokens, also with `alg: none`',
	async run(target) {
		const victim = await newMember(target)
		const thief = await newMember(target)
		const honest = signed(listParts(victim.access), buildKey(target))
		const forgeries = [
			...withoutKey(victim.access, thief),
			...withTheKey({ target, token: victim.access, thiefId: thief.userId }),
		]
		const tries: Finding[] = []
		for (const { what, token } of forgeries) {
			const { status } = await whoIs(target.url, token)
			tries.push(seen(`${what}: ${status}`, status === 401))
		}
		tries.push(...(await tryEverywhere(target, forgeries)))
		const own = await whoIs(target.url, victim.access)
		const same = await whoIs(target.url, honest)
		return {
			tries,
			controls: [
				seen(`the token as it was given: ${own.status}`, own.status === 200),
				seen(`the same claims signed here with the key: ${same.status}`, same.status === 200),
			],
		}
	},
}

/** Each endpoint that looks at a session is shown one of the forgeries, in turn: how tokens are read is one place. */
async function tryEverywhere({ url }: Target, forgeries: Forgery[]): Promise<Finding[]> {
	const found: Finding[] = []
	const guarded = endpoints.filter(
		({ access }) => access.allows === 'account' || access.session === 'optional',
	)
	for (const [at, endpoint] of guarded.entries()) {
		const { what, token } = forgeries[at % forgeries.length] ?? { what: 'nothing', token: '' }
		const request = exampleRequest(endpoint)
		const { status } = await sendRequest({ url, endpoint, request, token })
		found.push(seen(`${nameEndpoint(endpoint)}, ${what}: ${status}`, status === 401))
	}
	return found
}

/** Returns the tokens that an attacker can forge from known tokens without the key. */
function withoutKey(token: string, thief: { access: string; refresh: string }): Forgery[] {
	const { header, payload, signature } = listParts(token)
	const own = listParts(thief.access)
	const asVictim = { ...own, payload: { ...own.payload, sub: payload.sub, sid: payload.sid } }
	return [
		...['none', 'None', 'NONE', 'nOnE'].flatMap((alg) => [
			{
				what: `alg: ${alg}`,
				token: joined({ header: { ...header, alg }, payload, signature: '' }),
			},
			{
				what: `alg: ${alg}, with a signature`,
				token: joined({ header: { ...header, alg }, payload, signature }),
			},
		]),
		{ what: 'the thief’s token with the victim’s ids', token: joined(asVictim) },
		{ what: 'no signature', token: joined({ header, payload, signature: '' }) },
		...['', 'secret', 'ella'].map((key) => ({
			what: `signed with the key “${key}”`,
			token: signed({ header, payload }, Buffer.from(key)),
		})),
		{
			what: 'signed with a key that the token brings along',
			token: signed(
				{ header: { ...header, jwk: { kty: 'oct', k: 'AAAA' } }, payload },
				Buffer.from('AAAA', 'base64url'),
			),
		},
		{ what: 'a refresh token instead', token: thief.refresh },
	]
}

/**
 * Returns tokens with a valid signature that must be refused all the same; each differs from a good token in one
 * respect.
 */
function withTheKey({
	target,
	token,
	thiefId,
}: {
	target: Target
	token: string
	thiefId: string
}): Forgery[] {
	const key = buildKey(target)
	const { header, payload } = listParts(token)
	const now = Math.floor(Date.now() / 1000)
	const changed = (claims: Part): string =>
		signed({ header, payload: { ...payload, ...claims } }, key)
	return [
		{
			what: 'right key, ran out an hour ago',
			token: changed({ iat: now - 2 * hour, exp: now - hour }),
		},
		{ what: 'right key, never runs out', token: changed({ exp: undefined }) },
		{ what: 'right key, for another service', token: changed({ aud: 'another-service' }) },
		{ what: 'right key, from another issuer', token: changed({ iss: 'https://evil.example' }) },
		{ what: 'right key, a session that is not', token: changed({ sid: randomUUID() }) },
		{ what: 'right key, another person’s session', token: changed({ sub: thiefId }) },
		{
			what: 'right key, another algorithm',
			token: signed({ header: { ...header, alg: 'HS512' }, payload }, key),
		},
		{
			what: 'right key, another kind of token',
			token: signed({ header: { ...header, typ: 'JWT' }, payload }, key),
		},
	]
}

function buildKey({ secretKey }: Target): Buffer {
	return Buffer.from(hkdfSync('sha256', secretKey, '', 'ella access tokens', 32))
}

function listParts(token: string): { header: Part; payload: Part; signature: string } {
	const [header = '', payload = '', signature = ''] = token.split('.')
	const read = (part: string): Part => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
	return { header: read(header), payload: read(payload), signature }
}

function joined(token: { header: Part; payload: Part; signature: string }): string {
	return `${encoded(token.header)}.${encoded(token.payload)}.${token.signature}`
}

function signed({ header, payload }: { header: Part; payload: Part }, key: Buffer): string {
	const content = `${encoded(header)}.${encoded(payload)}`
	const hash = header.alg === 'HS512' ? 'sha512' : 'sha256'
	return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`
}

function encoded(part: Part): string {
	return Buffer.from(JSON.stringify(part)).toString('base64url')
}
