import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type Configuration,
	calculatePKCECodeChallenge,
	discovery,
	fetchUserInfo,
	randomNonce,
	randomPKCECodeVerifier,
	randomState,
} from 'openid-client'
import { z } from 'zod'
import type { SignInChecks, SocialClient, SocialProfile } from './social-client.ts'

type OpenIdService = {
	issuer: string
	clientId: string
	clientSecret: string
	/** What the service can send back to prove that an answer belongs to its question. */
	proofs: 'pkce_and_nonce' | 'state_only'
}

/** Seconds that a service has for one answer. */
export const answerWithinSeconds = 10

/** Signs people in with a service that speaks OpenID Connect and describes itself at its issuer. */
export function connectOpenId(service: OpenIdService): SocialClient {
	const configuration = discoverOnce(service)
	return {
		async start(redirectUri) {
			const checks = newChecks(service)
			const url = buildAuthorizationUrl(await configuration(), {
				redirect_uri: redirectUri,
				scope: 'openid profile email',
				state: checks.state,
				...(checks.nonce && { nonce: checks.nonce }),
				...(checks.verifier && (await challengeOf(checks.verifier))),
			})
			return { url, checks }
		},
		async finish(answer, checks) {
			const config = await configuration()
			const tokens = await authorizationCodeGrant(config, answer, {
				...expectationsOf(checks),
				idTokenExpected: true,
			})
			const subject = tokens.claims()?.sub ?? ''
			const info = await fetchUserInfo(config, tokens.access_token, subject)
			return toProfile(claimsSchema.parse(info))
		},
	}
}

/** What an answer has to carry to belong to the question. */
export function expectationsOf({ state, verifier, nonce }: SignInChecks) {
	return {
		expectedState: state,
		...(verifier && { pkceCodeVerifier: verifier }),
		...(nonce && { expectedNonce: nonce }),
	}
}

/** The proof key in the form that is shown to the service. */
export async function challengeOf(verifier: string) {
	return {
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
	}
}

function newChecks({ proofs }: OpenIdService): SignInChecks {
	if (proofs === 'state_only') return { state: randomState(), verifier: null, nonce: null }
	return { state: randomState(), verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
}

// A service that could not be reached is asked again the next time.
function discoverOnce({ issuer, clientId, clientSecret }: OpenIdService) {
	let known: Promise<Configuration> | null = null
	const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
	return () => {
		known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
			execute,
			timeout: answerWithinSeconds,
		}).catch((error: unknown) => {
			known = null
			throw error
		})
		return known
	}
}

const claimsSchema = z.object({
	sub: z.string().min(1).max(255),
	email: z.string().nullish(),
	// LinkedIn has answered both a boolean and a text.
	email_verified: z.union([z.boolean(), z.string()]).nullish(),
	given_name: z.string().nullish(),
	family_name: z.string().nullish(),
})

function toProfile(claims: z.infer<typeof claimsSchema>): SocialProfile {
	return {
		subject: claims.sub,
		email: claims.email ?? null,
		isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
		firstName: claims.given_name ?? '',
		lastName: claims.family_name ?? '',
	}
}
