import { type SocialProvider, socialProviderSchema } from '@app/contract'
import { AppError } from '#http/app-error.ts'

/** Every service that can be signed in with: its name, and the page that a sign-in comes back to. */
export const socialProviders: { id: SocialProvider; name: string; landingPath: string }[] = [
	{ id: 'google', name: 'Google', landingPath: '/auth/social-callback' },
	{ id: 'github', name: 'GitHub', landingPath: '/auth/social-callback' },
	{ id: 'linkedin_oauth2', name: 'LinkedIn', landingPath: '/linkedin/callback' },
]

/** The service with this id; throws `not_found` when there is none. */
export function findSocialProvider(id: string): (typeof socialProviders)[number] {
	const known = socialProviderSchema.safeParse(id)
	const service = socialProviders.find((candidate) => candidate.id === known.data)
	if (!service) throw new AppError('not_found')
	return service
}
