import {
	exchangeSocialCode,
	listSocialProviders,
	socialLoginCallback,
	startSocialLogin,
} from '@app/contract'
import cookie from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import { signInCookie } from './sign-in-cookie.ts'
import { type SignInParts, signInWithProvider } from './sign-in-with-provider.ts'
import { findSocialProvider, socialProviders } from './social-providers.ts'

export type SocialLoginParts = SignInParts & { attempts: AttemptCounter }

/** Signing in with other services. */
export const socialLoginRoutes: FastifyPluginAsyncZod<SocialLoginParts> = async (app, parts) => {
	await app.register(cookie)
	addNoStore(app)
	const limited = limitPerAddress(parts.attempts, {
		name: 'social_sign_in',
		max: 60,
		windowMs: 60_000,
	})
	const signIn = signInWithProvider(parts)
	const browser = signInCookie(parts.publicUrl)

	app.route({
		...toRoute(listSocialProviders),
		handler: async () => ({
			providers: socialProviders.map(({ id, name }) => ({
				id,
				name,
				isConfigured: signIn.isConfigured(id),
			})),
		}),
	})

	app.route({
		...toRoute(startSocialLogin),
		onRequest: limited,
		handler: async (request, reply) => {
			const { id, landingPath } = findSocialProvider(request.params.provider)
			const secret = browser.readOrMake(request)
			return orLand(reply, landingPath, async () => {
				const url = await signIn.begin(id, secret, request.query.next).catch((error: unknown) => {
					if (error instanceof AppError) throw error
					request.log.warn({ err: error, provider: id }, 'A service could not be reached')
					throw new AppError('social_login_failed')
				})
				return browser.keep(reply, secret).redirect(url.href)
			})
		},
	})

	app.route({
		...toRoute(socialLoginCallback),
		onRequest: limited,
		handler: (request, reply) => {
			const { id, landingPath } = findSocialProvider(request.params.provider)
			return orLand(reply, landingPath, async () => {
				const code = await signIn.comeBack(id, {
					browserSecret: browser.read(request),
					search: new URL(request.url, 'http://localhost').search,
					log: request.log,
				})
				return reply.redirect(`${landingPath}#code=${code}`)
			})
		},
	})

	app.route({
		...toRoute(exchangeSocialCode),
		onRequest: limited,
		handler: async (request, reply) => {
			const browserSecret = browser.read(request)
			const device = describeDevice(request.headers['user-agent'])
			const signedIn = await signIn.exchange(request.body.code, { browserSecret, device })
			browser.forget(reply)
			return signedIn
		},
	})
}

/** Redirects to the landing page with the error's code, because people open these addresses in a browser. */
async function orLand(
	reply: FastifyReply,
	landingPath: string,
	work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof AppError)) throw error
		return reply.redirect(`${landingPath}#error=${error.code}`)
	}
}
