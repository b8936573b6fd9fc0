import { accessTokenSeconds } from '@app/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** Who a token was made for, and in which session. */
export type SignedIn = { accountId: string; sessionId: string }

export type AccessTokens = ReturnType<typeof accessTokens>

// One algorithm, named here and not by the token: `none` and others are refused.
const algorithm = 'HS256'
const type = 'at+jwt'
const issuer = 'ella'
const audience = 'ella-api'

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() })

// An editor sends the same token with every save of a quarter of an hour.
const rememberedTokens = 5000

/** Makes and reads access tokens. That a session has not ended is for the caller to see. */
export function accessTokens({ key, now }: { key: Uint8Array; now: () => number }) {
	const read = new Map<string, { signedIn: SignedIn; expiresAtMs: number }>()
	return {
		/** A token that lives 15 minutes. */
		issue({ accountId, sessionId }: SignedIn): Promise<string> {
			const issuedAt = Math.floor(now() / 1000)
			return new SignJWT({ sid: sessionId })
				.setProtectedHeader({ alg: algorithm, typ: type })
				.setSubject(accountId)
				.setIssuer(issuer)
				.setAudience(audience)
				.setIssuedAt(issuedAt)
				.setExpirationTime(issuedAt + accessTokenSeconds)
				.sign(key)
		},

		/** Whose token this is, or `null` when it was not made here, was changed or is too old. */
		async read(token: string): Promise<SignedIn | null> {
			const known = read.get(token)
			if (known !== undefined) return now() < known.expiresAtMs ? known.signedIn : null
			const verified = await jwtVerify(token, key, {
				algorithms: [algorithm],
				typ: type,
				issuer,
				audience,
				requiredClaims: ['exp', 'iat', 'sub', 'sid'],
				currentDate: new Date(now()),
			}).catch(() => null)
			const claims = claimsSchema.safeParse(verified?.payload)
			if (!claims.success) return null
			const { sub, sid, exp } = claims.data
			const signedIn = { accountId: sub, sessionId: sid }
			if (read.size >= rememberedTokens) read.clear()
			read.set(token, { signedIn, expiresAtMs: exp * 1000 })
			return signedIn
		},
	}
}
