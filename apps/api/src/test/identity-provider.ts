import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration as Settings } from 'oidc-provider'
import { oidcMemoryAdapter } from './oidc-memory-adapter.ts'
import type { CleanUp } from './temporary-folder.ts'

/** The person who is signed in at the service, and what the service says of them. */
export type Person = {
	subject: string
	email: string
	isEmailVerified: boolean
	firstName: string
	lastName: string
}

export type IdentityProvider = {
	/** Where it listens. */
	origin: string
	issuer: string
	/** The person who asks next. `null` refuses, like a person who changes their mind. */
	person: Person | null
	/** Whether it answers nothing but errors. */
	isDown: boolean
}

/** The client that is registered at every provider of the tests. */
export const testClient = { clientId: 'ella', clientSecret: 'a secret of the tests, long enough' }

type Shape = {
	redirectUri: string
	/** Whether to use GitHub's addresses and its API for the person, instead of OpenID Connect's. */
	isLikeGithub?: boolean
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signingKey = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }

/** Opens a real OAuth 2 and OpenID Connect provider on a free port, whose only page agrees at once. */
export async function openIdentityProvider(
	cleanUp: CleanUp,
	{ redirectUri, isLikeGithub = false }: Shape,
): Promise<IdentityProvider> {
	const server = createServer()
	const origin = await listen(server)
	cleanUp(async () => {
		server.closeAllConnections()
		server.close()
	})
	const issuer = isLikeGithub ? `${origin}/login/oauth` : origin
	const identity: IdentityProvider = { origin, issuer, person: null, isDown: false }
	const provider = new Provider(issuer, settingsFor(identity, { redirectUri, isLikeGithub }))
	const answer = provider.callback()
	server.on('request', (request, response) => {
		if (identity.isDown) return void response.writeHead(503).end()
		const path = request.url?.split('?')[0] ?? ''
		if (path.startsWith('/agree/')) return void agree(provider, identity, { request, response })
		if (isLikeGithub && path.startsWith('/api/')) {
			return void answerAsGithub(provider, identity, { request, response })
		}
		return void answer(request, response)
	})
	return identity
}

async function listen(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	// A server that listens on a port has an address and not a pipe's name.
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function settingsFor(
	identity: IdentityProvider,
	{ redirectUri, isLikeGithub }: Required<Shape>,
): Settings {
	return {
		adapter: oidcMemoryAdapter(),
		clients: [
			{
				client_id: testClient.clientId,
				client_secret: testClient.clientSecret,
				redirect_uris: [redirectUri],
				token_endpoint_auth_method: 'client_secret_post',
			},
		],
		jwks: { keys: [signingKey] },
		cookies: { keys: ['a key of the tests'] },
		pkce: { required: () => false },
		claims: {
			openid: ['sub'],
			profile: ['given_name', 'family_name'],
			email: ['email', 'email_verified'],
		},
		scopes: isLikeGithub ? ['read:user', 'user:email'] : ['openid', 'profile', 'email'],
		...(isLikeGithub && {
			routes: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
		}),
		features: { devInteractions: { enabled: false } },
		ttl: {
			AccessToken: 60,
			AuthorizationCode: 60,
			Grant: 60,
			IdToken: 60,
			Interaction: 60,
			Session: 60,
		},
		interactions: { url: (_context, { uid }) => `/agree/${uid}` },
		findAccount: (_context, accountId) => ({
			accountId,
			claims: () => ({ sub: accountId, ...claimsOf(identity) }),
		}),
	}
}

function claimsOf({ person }: IdentityProvider) {
	return {
		email: person?.email,
		email_verified: person?.isEmailVerified,
		given_name: person?.firstName,
		family_name: person?.lastName,
	}
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

async function agree(
	provider: Provider,
	{ person }: IdentityProvider,
	{ request, response }: Exchange,
): Promise<void> {
	if (person === null) {
		const refusal = { error: 'access_denied' }
		return provider.interactionFinished(request, response, refusal)
	}
	const { params } = await provider.interactionDetails(request, response)
	const grant = new provider.Grant({ accountId: person.subject, clientId: testClient.clientId })
	grant.addOIDCScope(String(params.scope))
	const login = { accountId: person.subject, remember: false }
	const consent = { grantId: await grant.save() }
	await provider.interactionFinished(request, response, { login, consent })
}

/** Answers as GitHub's `/user` and `/user/emails`, for a request with a token that this provider gave out. */
async function answerAsGithub(
	provider: Provider,
	{ person }: IdentityProvider,
	{ request, response }: Exchange,
): Promise<void> {
	const token = await provider.AccessToken.find(
		request.headers.authorization?.replace(/^bearer /i, '') ?? '',
	)
	const body = request.url === '/api/user/emails' ? emailsOf(person) : userOf(person)
	response.writeHead(token && person ? 200 : 401, { 'content-type': 'application/json' })
	response.end(JSON.stringify(token && person ? body : { message: 'Bad credentials' }))
}

function userOf(person: Person | null) {
	return person && { id: Number(person.subject), name: `${person.firstName} ${person.lastName}` }
}

function emailsOf(person: Person | null) {
	return [
		{ email: 'another@example.org', primary: false, verified: true, visibility: null },
		{ email: person?.email, primary: true, verified: person?.isEmailVerified, visibility: null },
	]
}
