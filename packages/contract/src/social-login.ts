import { z } from 'zod'
import { anyone, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { loginAnswerSchema } from './sessions.ts'

/** The services that an account can be signed in to with. */
export const socialProviderSchema = z.enum(['google', 'github', 'linkedin_oauth2'])
export type SocialProvider = z.infer<typeof socialProviderSchema>

export const listSocialProviders = endpoint({
	method: 'GET',
	path: '/api/auth/social/',
	access: anyone,
	summary: 'The services people can sign in with',
	response: z.object({
		providers: z.array(
			z.object({ id: socialProviderSchema, name: z.string(), isConfigured: z.boolean() }),
		),
	}),
})

/** A browser navigates here; it is sent to the service, and from there to `socialLoginCallback`. */
export const startSocialLogin = endpoint({
	method: 'GET',
	path: '/accounts/:provider/login/',
	access: anyone,
	summary: 'Start signing in with a service (for browsers)',
	params: z.object({ provider: z.string().max(50) }),
	query: z.object({ next: z.string().max(2000).default('') }),
})

/** Ends at `/auth/social-callback#code=…` (`/linkedin/callback#code=…`), or there with `#error=…` (an error code). */
export const socialLoginCallback = endpoint({
	method: 'GET',
	path: '/accounts/:provider/login/callback/',
	access: secretHolder('query.state'),
	summary: 'Where a service redirects the browser to (for browsers)',
	params: z.object({ provider: z.string().max(50) }),
	query: z.object({
		code: z.string().max(4000).optional(),
		state: z.string().max(500).optional(),
		error: z.string().max(500).optional(),
	}),
})

/** Works once, within a minute, and only in the browser that started the sign-in. */
export const exchangeSocialCode = endpoint({
	method: 'POST',
	path: '/api/auth/social/exchange/',
	access: secretHolder('body.code'),
	summary: 'Exchange the code from the redirect for tokens',
	body: z.object({ code: z.string().min(1).max(200) }),
	response: loginAnswerSchema.extend({
		/** Path of our own site to go on to. */
		next: z.string(),
		/** Whether the account was created by this sign-in. */
		isNew: z.boolean(),
	}),
})
