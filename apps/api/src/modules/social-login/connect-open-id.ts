import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type Configuration,
	calculatePKCECodeChallenge,
	discovery,
	fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import type { SocialClient, SocialProfile } from './social-client-type.ts'

type OpenIdService = {
	issuer: string
	clientId: string
	clientSecret: string
	/** Whether it takes a proof key and repeats a nonce, as it should. */
	takesProofs: boolean
}

/** Seconds that a service has for one answer. */
export const answerWithinSeconds = 10

/** Signs people in with a service that speaks OpenID Connect and describes itself at its issuer. */
export function connectOpenId({ takesProofs, ...service }: OpenIdService): SocialClient {
	const configuration = discoverOnce(service)
	return {
		async addressOf(redirectUri, { state, verifier, nonce }) {
			return buildAuthorizationUrl(await configuration(), {
				redirect_uri: redirectUri,
				scope: 'openid profile email',
				state,
				...(takesProofs && { nonce, ...(await computeChallenge(verifier)) }),
			})
		},
		async finish(answer, { state, verifier, nonce }) {
			const config = await configuration()
			const tokens = await authorizationCodeGrant(config, answer, {
				expectedState: state,
				idTokenExpected: true,
				...(takesProofs && { pkceCodeVerifier: verifier, expectedNonce: nonce }),
			})
			const subject = tokens.claims()?.sub ?? ''
			const info = await fetchUserInfo(config, tokens.access_token, subject)
			return toProfile(claimsSchema.parse(info))
		},
	}
}

/** The proof key in the form that is shown to the service. */
export async function computeChallenge(verifier: string) {
	return {
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
	}
}

// A service that could not be reached is asked again the next time.
function discoverOnce({ issuer, clientId, clientSecret }: Omit<OpenIdService, 'takesProofs'>) {
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
