import { z } from 'zod'
import { account, anyone, owner, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { sessionCalls } from './session-calls.ts'
import { emailSchema, passwordSchema, userSchema } from './user.ts'

/** Lifetime of an access token in seconds: 15 minutes. */
export const accessTokenSeconds = 900

const tokenSchema = z.string().min(1).max(4096)

/** The response to a sign-in: the second of the three published forms. */
export const loginAnswerSchema = z.object({
	/** A JSON Web Token whose `exp` the client reads. */
	access: z.string(),
	/** Used once: each refresh answers the next one. */
	refresh: z.string(),
	user: userSchema,
})
export type LoginAnswer = z.infer<typeof loginAnswerSchema>

export const login = endpoint({
	...sessionCalls.login,
	access: secretHolder('body.password'),
	summary: 'Sign in with email and password',
	body: z.object({
		email: emailSchema,
		password: passwordSchema,
		remember_me: z.boolean().default(false),
	}),
	response: loginAnswerSchema,
})

export const refreshToken = endpoint({
	...sessionCalls.refreshToken,
	access: secretHolder('body.refresh'),
	summary: 'Exchange a refresh token for a new access token and the next refresh token',
	body: z.object({ refresh: tokenSchema }),
	response: z.object({ access: z.string(), refresh: z.string() }),
})

export const logout = endpoint({
	...sessionCalls.logout,
	access: anyone,
	summary: 'End the session of this refresh token; answers the same if it has already ended',
	body: z.object({ refresh: tokenSchema }),
})

/** A signed-in browser or program. */
export const sessionSchema = z.object({
	id: z.uuid(),
	/** Browser and system in words, such as "Firefox on Linux". */
	device: z.string(),
	/** How the person signed in: `password`, `google`, `github` or `linkedin_oauth2`. */
	method: z.string(),
	createdAt: z.iso.datetime(),
	lastUsedAt: z.iso.datetime(),
	expiresAt: z.iso.datetime(),
	isCurrent: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

export const listSessions = endpoint({
	method: 'GET',
	path: '/api/auth/sessions/',
	access: account,
	summary: 'Where this account is signed in',
	response: z.object({ sessions: z.array(sessionSchema) }),
})

export const endSession = endpoint({
	method: 'DELETE',
	path: '/api/auth/sessions/:sessionId/',
	access: owner({ 'params.sessionId': 'session' }),
	summary: 'End one session of this account',
	params: z.object({ sessionId: z.uuid() }),
})

export const endOtherSessions = endpoint({
	method: 'DELETE',
	path: '/api/auth/sessions/',
	access: account,
	summary: 'End every session of this account except the current one',
})
