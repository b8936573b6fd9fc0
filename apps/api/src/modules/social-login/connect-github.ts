import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	Configuration,
	fetchProtectedResource,
} from 'openid-client'
import { z } from 'zod'
import { answerWithinSeconds, computeChallenge } from './connect-open-id.ts'
import type { SocialClient, SocialProfile } from './social-client-type.ts'

type GithubService = { url: string; apiUrl: string; clientId: string; clientSecret: string }

const personSchema = z.object({ id: z.number().int(), name: z.string().nullish() })
const emailsSchema = z.array(
	z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** Signs people in with GitHub, which uses plain OAuth 2 and gives the person's details through a separate API. */
export function connectGithub(service: GithubService): SocialClient {
	const config = describe(service)
	return {
		async addressOf(redirectUri, { state, verifier }) {
			return buildAuthorizationUrl(config, {
				redirect_uri: redirectUri,
				scope: 'read:user user:email',
				state,
				...(await computeChallenge(verifier)),
			})
		},
		async finish(answer, { state, verifier }) {
			const expected = { expectedState: state, pkceCodeVerifier: verifier }
			const tokens = await authorizationCodeGrant(config, answer, expected)
			const ask = async (path: string): Promise<unknown> => {
				const address = new URL(service.apiUrl + path)
				const headers = new Headers({ accept: 'application/vnd.github+json' })
				const response = await fetchProtectedResource(
					config,
					tokens.access_token,
					address,
					'GET',
					null,
					headers,
				)
				if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`)
				return response.json()
			}
			const [person, emails] = await Promise.all([ask('/user'), ask('/user/emails')])
			return toProfile(personSchema.parse(person), emailsSchema.parse(emails))
		},
	}
}

// GitHub publishes no description of itself, so its addresses are written here.
function describe({ url, clientId, clientSecret }: GithubService): Configuration {
	const issuer = `${url}/login/oauth`
	const config = new Configuration(
		{
			issuer,
			authorization_endpoint: `${issuer}/authorize`,
			token_endpoint: `${issuer}/access_token`,
		},
		clientId,
		clientSecret,
	)
	config.timeout = answerWithinSeconds
	if (url.startsWith('http:')) allowInsecureRequests(config)
	return config
}

function toProfile(
	{ id, name }: z.infer<typeof personSchema>,
	emails: z.infer<typeof emailsSchema>,
): SocialProfile {
	const primary = emails.find((email) => email.primary)
	const [firstName = '', ...others] = (name ?? '').trim().split(/\s+/)
	return {
		subject: String(id),
		email: primary?.email ?? null,
		isEmailVerified: primary?.verified ?? false,
		firstName,
		lastName: others.join(' '),
	}
}
