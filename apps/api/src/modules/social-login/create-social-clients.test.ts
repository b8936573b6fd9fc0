import { expect, onTestFinished, test } from 'vitest'
import { randomSecret } from '#services/hash-secret.ts'
import { followRedirects } from '#test/follow-redirects.ts'
import { openIdentityProvider, type Person, testClient } from '#test/identity-provider.ts'
import { createSocialClients } from './create-social-clients.ts'
import type { SocialClient } from './social-client-type.ts'

const redirectUri = 'http://localhost:3000/accounts/x/login/callback/'
const ada: Person = {
	subject: '1815',
	email: 'ada@example.com',
	isEmailVerified: true,
	firstName: 'Ada',
	lastName: 'Byron King',
}
const profile = { ...ada }

type Name = 'google' | 'github' | 'linkedin_oauth2'

async function open(name: Name) {
	const isLikeGithub = name === 'github'
	const provider = await openIdentityProvider(onTestFinished, { redirectUri, isLikeGithub })
	provider.person = { ...ada }
	const { origin, issuer } = provider
	const clients = createSocialClients({
		google: { ...testClient, issuer },
		github: { ...testClient, url: origin, apiUrl: `${origin}/api` },
		linkedin_oauth2: { ...testClient, issuer },
	})
	const client = clients[name]
	if (!client) throw new Error('The client is missing.')
	return { provider, client }
}

async function goThere(client: SocialClient) {
	const checks = newChecks()
	const url = await client.addressOf(redirectUri, checks)
	return { checks, answer: await followRedirects(url, redirectUri) }
}

const newChecks = () => ({ state: randomSecret(), verifier: randomSecret(), nonce: randomSecret() })

test.each<Name>(['google', 'github', 'linkedin_oauth2'])('%s says who came back', async (name) => {
	const { client } = await open(name)
	const { answer, checks } = await goThere(client)
	expect(await client.finish(answer, checks)).toEqual(profile)
})

test.each<Name>(['google', 'github', 'linkedin_oauth2'])(
	'an e-mail that %s has no proof of is not verified',
	async (name) => {
		const { client, provider } = await open(name)
		provider.person = { ...ada, isEmailVerified: false }
		const { answer, checks } = await goThere(client)
		expect(await client.finish(answer, checks)).toMatchObject({ isEmailVerified: false })
	},
)

test('Google is asked with a proof key and a nonce, GitHub with a proof key, LinkedIn with neither', async () => {
	const asked = async (name: Name) => {
		const url = await (await open(name)).client.addressOf(redirectUri, newChecks())
		return ['state', 'code_challenge', 'nonce'].filter((part) => url.searchParams.has(part))
	}
	expect(await asked('google')).toEqual(['state', 'code_challenge', 'nonce'])
	expect(await asked('github')).toEqual(['state', 'code_challenge'])
	expect(await asked('linkedin_oauth2')).toEqual(['state'])
})

test.each<Name>(['google', 'github', 'linkedin_oauth2'])(
	'an answer of %s to another question is refused',
	async (name) => {
		const { client } = await open(name)
		const { answer } = await goThere(client)
		expect(await reasonOf(client.finish(answer, newChecks()))).toMatch(/state/)
	},
)

test.each<Name>(['google', 'github'])(
	'a code of %s is worth nothing without its proof key',
	async (name) => {
		const { client } = await open(name)
		const { answer, checks } = await goThere(client)
		const { verifier } = newChecks()
		await expect(client.finish(answer, { ...checks, verifier })).rejects.toThrow()
	},
)

test('an ID token with another nonce is refused', async () => {
	const { client } = await open('google')
	const { answer, checks } = await goThere(client)
	const other = { ...checks, nonce: 'another' }
	expect(await reasonOf(client.finish(answer, other))).toMatch(/nonce/)
})

test('an answer that names another issuer is refused', async () => {
	const { client } = await open('github')
	const { answer, checks } = await goThere(client)
	answer.searchParams.set('iss', 'https://evil.example')
	expect(await reasonOf(client.finish(answer, checks))).toMatch(/iss/)
})

test('somebody who changes their mind at the service is not signed in', async () => {
	const { client, provider } = await open('google')
	provider.person = null
	const { answer, checks } = await goThere(client)
	expect(answer.searchParams.get('error')).toBe('access_denied')
	await expect(client.finish(answer, checks)).rejects.toThrow()
})

test('a service that was down at first is asked again', async () => {
	const { client, provider } = await open('google')
	provider.isDown = true
	await expect(client.addressOf(redirectUri, newChecks())).rejects.toThrow()
	provider.isDown = false
	const { answer, checks } = await goThere(client)
	expect(await client.finish(answer, checks)).toEqual(profile)
})

/** Why the library refused: the deepest cause says it best. */
async function reasonOf(refused: Promise<unknown>): Promise<string> {
	let error: unknown = await refused
		.then(() => new Error('It was accepted.'))
		.catch((reason) => reason)
	while (error instanceof Error && error.cause instanceof Error) error = error.cause
	return error instanceof Error ? error.message : String(error)
}
