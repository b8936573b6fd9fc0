import type { User } from '@app/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTokens, SignedIn } from '#services/access-tokens.ts'
import { AppError } from './app-error.ts'

declare module 'fastify' {
	interface FastifyInstance {
		/** Whose request this is; throws unless its token, its session and its account are in order. */
		identify: (request: FastifyRequest) => Promise<SignedIn>
		/** Whose token the request carries; throws without a good one. Whether its session goes on is still to be asked. */
		readToken: (request: FastifyRequest) => Promise<SignedIn>
	}
	interface FastifyRequest {
		/** Who asks, once `requireUser` or `optionalUser` has seen to it; `null` for a guest. */
		signedIn: SignedIn | null
		/** The account that asks. Refuses the request where nobody is signed in, so that a forgotten hook opens nothing. */
		readonly userId: string
		/** The session that asks. */
		readonly sessionId: string
	}
}

export type IdentifyParts = {
	tokens: Pick<AccessTokens, 'read'>
	/** The state of the account in a session, or `null` when the session is over. */
	statusOf: (signedIn: SignedIn) => Promise<User['status'] | null>
}

/** Adds `identify` to the app, which returns the account that a request is signed in to. */
export function identifyUsers(app: FastifyInstance, { tokens, statusOf }: IdentifyParts): void {
	const readToken = async (request: FastifyRequest) => {
		const token = readBearer(request)
		const signedIn = token === null ? null : await tokens.read(token)
		if (signedIn === null) throw new AppError('signed_out')
		return signedIn
	}
	app.decorate('readToken', readToken)
	app.decorate('identify', async (request) => {
		const signedIn = await readToken(request)
		const status = await statusOf(signedIn)
		if (status === null) throw new AppError('signed_out')
		if (status !== 'active') throw new AppError('account_not_active')
		return signedIn
	})
	app.decorateRequest('signedIn', null)
	app.decorateRequest('userId', {
		getter(this: FastifyRequest) {
			return whoAsks(this).accountId
		},
	})
	app.decorateRequest('sessionId', {
		getter(this: FastifyRequest) {
			return whoAsks(this).sessionId
		},
	})
}

function whoAsks({ signedIn }: FastifyRequest): SignedIn {
	if (signedIn === null) throw new AppError('signed_out')
	return signedIn
}

/** The access token that a request carries, or `null`. */
export function readBearer({ headers }: FastifyRequest): string | null {
	return /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
