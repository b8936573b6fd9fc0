import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'

/** A service to sign in with, as Google or LinkedIn are: OpenID Connect, with a page to sign in on. */
export type IdentityProvider = { issuer: string; stop: () => Promise<void> }

export type ProviderClient = { id: string; secret: string; redirectUris: string[] }

/** The facts that the service knows about a person; the form of its page asks for them. */
type Person = { email: string; name: string; isVerified: boolean }

/** Starts it on this port of the loopback address. */
export async function startIdentityProvider(
	port: number,
	clients: ProviderClient[],
): Promise<IdentityProvider> {
	const issuer = `http://127.0.0.1:${port}`
	const provider = new Provider(issuer, configurationOf(clients))
	const server = createServer((request, response) => {
		answer(provider, request, response).catch((error: unknown) => {
			response.writeHead(500).end(String(error))
		})
	}).listen(port, '127.0.0.1')
	await once(server, 'listening')
	return { issuer, stop: () => stop(server) }
}

function configurationOf(clients: ProviderClient[]): Configuration {
	return {
		clients: clients.map(toMetadata),
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
		scopes: ['openid', 'email', 'profile'],
		conformIdTokenClaims: false,
		// LinkedIn knows nothing of PKCE; Google does, and here it insists.
		pkce: { required: (_context, client) => client.clientId === 'google' },
		adapter: memoryAdapter(),
		jwks: { keys: [newSigningKey()] },
		ttl: {
			AccessToken: 600,
			AuthorizationCode: 60,
			Grant: 600,
			IdToken: 600,
			Interaction: 600,
			Session: 600,
		},
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
		cookies: { keys: ['journeys'] },
		findAccount: (_context, accountId) => ({
			accountId,
			claims: () => {
				const { email, name, isVerified } = personOf(accountId)
				return { sub: accountId, email, email_verified: isVerified, name }
			},
		}),
		async loadExistingGrant(context) {
			const grant = new context.oidc.provider.Grant({
				clientId: context.oidc.client?.clientId ?? '',
				accountId: context.oidc.session?.accountId ?? '',
			})
			grant.addOIDCScope('openid email profile')
			await grant.save()
			return grant
		},
	}
}

function newSigningKey(): JsonWebKey {
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
	return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

function toMetadata({ id, secret, redirectUris }: ProviderClient): ClientMetadata {
	return {
		client_id: id,
		client_secret: secret,
		redirect_uris: redirectUris,
		grant_types: ['authorization_code'],
		response_types: ['code'],
	}
}

async function answer(
	provider: Provider,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (!request.url?.startsWith('/sign-in/')) return provider.callback()(request, response)
	if (request.method !== 'POST') {
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage)
		return
	}
	const form = new URLSearchParams(await text(request))
	if (form.has('cancel')) {
		const refusal = { error: 'access_denied', error_description: 'The person said no.' }
		return provider.interactionFinished(request, response, refusal)
	}
	const accountId = accountIdOf({
		email: form.get('email') ?? '',
		name: form.get('name') ?? '',
		isVerified: form.has('verified'),
	})
	return provider.interactionFinished(request, response, { login: { accountId } })
}

// The id says all that is known of the person, so that the service has nothing to remember.
function accountIdOf(person: Person): string {
	return Buffer.from(JSON.stringify(person)).toString('base64url')
}

function personOf(accountId: string): Person {
	return JSON.parse(Buffer.from(accountId, 'base64url').toString('utf8'))
}

const signInPage = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Test identity</title><h1>Who are you?</h1>
<form method="post">
<label>E-mail <input name="email" type="email" required></label>
<label>Name <input name="name"></label>
<label>The e-mail is verified <input name="verified" type="checkbox" checked></label>
<button>Continue</button> <button name="cancel" value="yes" formnovalidate>Cancel</button>
</form></html>`

async function stop(server: Server): Promise<void> {
	server.closeAllConnections()
	server.close()
	await once(server, 'close')
}
