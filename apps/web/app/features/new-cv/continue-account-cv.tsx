import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'

// The room that the link takes, reserved so that the options below do not move when it loads.
const roomClass = 'order-first min-h-[4.9375rem] lg:order-none lg:min-h-[5.5rem]'

type ContinueAccountCvProps = {
	/** `null` while it is not known who is signed in. */
	ownerId: string | null
}

/** Leads back to the CV of the account that was written last; nothing while there is none. */
export function ContinueAccountCv({ ownerId }: ContinueAccountCvProps) {
	const { data, isPending } = useQuery({
		enabled: ownerId !== null,
		// A query apart from that of the link: by the time of a press another CV may be the latest.
		queryKey: [...accountCvsKey, 'any', ownerId],
		queryFn: async ({ signal }) => {
			const { latestCvId } = await import('#shared/offline/latest-cv-id.ts')
			return latestCvId(ownerId ?? '', signal)
		},
		networkMode: 'always',
	})
	// A browser without tokens is a guest's, for whom nothing comes.
	if (ownerId === null) return <div className={`${roomClass} hidden [.has-session_&]:block`} />
	if (isPending) return <div className={roomClass} />
	if (!data?.cvId) return null
	return (
		<aside aria-labelledby="latest-title" className={roomClass}>
			<h2 id="latest-title" className="text-lg">
				In your account
			</h2>
			<Link
				to="/cv-writer/write"
				className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
			>
				Continue with your latest CV
			</Link>
		</aside>
	)
}
