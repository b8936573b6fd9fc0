import { listSocialProviders, type User } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { PageSection } from '#shared/ui/page-section.tsx'
import { serviceName } from './service-names.ts'

type Service = { id: string; name: string; state: 'connected' | 'possible' | 'soon' }

/** The services that this account can be signed in to with. */
export function ConnectedServicesSection({ user }: { user: User }) {
	const { data } = useQuery({
		queryKey: ['social-providers'],
		queryFn: ({ signal }) => call(listSocialProviders, { signal }),
	})
	const services = listServices(user, data?.providers ?? [])
	if (services.length === 0) return null
	return (
		<PageSection
			title="Connected services"
			text={
				services.some(({ state }) => state === 'possible')
					? `To connect a service, use it to sign in. Its email address must be ${user.email}.`
					: 'Other accounts you can use to sign in.'
			}
		>
			<ul className="border-y border-line">
				{services.map(({ id, name, state }) => (
					<li
						key={id}
						className="flex min-h-14 items-center justify-between gap-4 border-line not-first:border-t"
					>
						<span className="font-semibold">{name}</span>
						<ServiceState state={state} />
					</li>
				))}
			</ul>
		</PageSection>
	)
}

function ServiceState({ state }: { state: Service['state'] }) {
	if (state === 'connected') {
		return (
			<span className="inline-flex items-center gap-1.5 text-sm font-semibold text-moss">
				<CircleCheck size={18} aria-hidden />
				Connected
			</span>
		)
	}
	return (
		<span className="text-sm text-ink-soft">{state === 'soon' ? 'Soon' : 'Not connected'}</span>
	)
}

function listServices(
	user: User,
	offered: { id: string; name: string; isConfigured: boolean }[],
): Service[] {
	const others = user.providers
		.filter((id) => !offered.some((one) => one.id === id))
		.map((id) => ({ id, name: serviceName(id), isConfigured: true }))
	return [...offered, ...others].map(({ id, name, isConfigured }) => {
		const isConnected = user.providers.includes(id)
		const otherwise = isConfigured ? 'possible' : 'soon'
		return { id, name, state: isConnected ? 'connected' : otherwise }
	})
}
