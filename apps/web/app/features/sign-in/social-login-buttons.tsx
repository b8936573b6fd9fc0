import { listSocialProviders, type SocialProvider, startSocialLogin } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { buildUrl } from '#shared/api/send-request.ts'
import { homePath } from '#shared/session/sign-in-origin.ts'
import { ProviderIcon } from '#shared/social/provider-icon.tsx'
import { keepSocialTarget, type SocialTarget } from './social-target.ts'

const soonText = 'Social login coming soon! For now, please use email registration.'

const readyText = 'Sign in with one of these and you don’t need a password here.'

const providers: { id: SocialProvider; name: string }[] = [
	{ id: 'google', name: 'Google' },
	{ id: 'github', name: 'GitHub' },
	{ id: 'linkedin_oauth2', name: 'LinkedIn' },
]

type SocialLoginButtonsProps = { target: string; isRemembered: boolean }

/** Shows the services for signing in; a service that is not set up on this site says so. */
export function SocialLoginButtons({ target, isRemembered }: SocialLoginButtonsProps) {
	const { data, isPending } = useQuery({
		queryKey: ['social-providers'],
		queryFn: ({ signal }) => call(listSocialProviders, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	})
	const isReady = (id: SocialProvider) =>
		data?.providers.some((one) => one.id === id && one.isConfigured) ?? false
	return (
		<section aria-label="Or continue with" className="mt-8">
			<p
				aria-hidden="true"
				className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
			>
				Or continue with
			</p>
			<ul className="mt-5 grid grid-cols-3 gap-2.5">
				{providers.map(({ id, name }) => (
					<li key={id}>
						{isReady(id) ? (
							<ProviderLink id={id} name={name} kept={{ to: target, isRemembered }} />
						) : (
							<ProviderSoon id={id} name={name} isPending={isPending} />
						)}
					</li>
				))}
			</ul>
			{/* It takes its room before it is known which sentence it is, so that nothing below it moves. */}
			<p
				className={`mt-4 min-h-[2lh] text-center text-sm text-balance text-ink-soft ${isPending ? 'invisible' : ''}`}
			>
				{providers.some(({ id }) => isReady(id)) ? readyText : soonText}
			</p>
		</section>
	)
}

type ProviderProps = { id: SocialProvider; name: string }

const boxClass =
	'grid h-full min-h-[5.75rem] w-full content-center justify-items-center gap-1.5 rounded-control border px-2 py-3 text-sm font-semibold no-underline'

function ProviderLink({ id, name, kept }: ProviderProps & { kept: SocialTarget }) {
	const next = `${window.location.origin}${homePath}`
	return (
		<a
			href={buildUrl(startSocialLogin.path, { params: { provider: id }, query: { next } })}
			onClick={() => keepSocialTarget(kept)}
			aria-label={`Continue with ${name}`}
			className={`${boxClass} border-line bg-paper text-ink transition-colors duration-150 hover:border-line-strong`}
		>
			<ProviderIcon provider={id} />
			{name}
		</a>
	)
}

function ProviderSoon({ id, name, isPending }: ProviderProps & { isPending: boolean }) {
	return (
		<button type="button" disabled className={`${boxClass} border-line text-ink-soft`}>
			<ProviderIcon provider={id} />
			<span className="grid justify-items-center">
				{name}
				<span className={`font-normal ${isPending ? 'invisible' : ''}`}>Soon</span>
			</span>
		</button>
	)
}
