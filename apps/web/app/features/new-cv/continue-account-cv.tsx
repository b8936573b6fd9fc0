import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'

// What the link takes, kept free for it, so that the ways to begin do not move when it comes.
const roomClass = 'order-first min-h-[4.9375rem] lg:order-none lg:min-h-[5.5rem]'

type ContinueAccountCvProps = {
	/** `null` while it is not known who is signed in. */
	ownerId: string | null
}

/** Leads back to the CV of the account that was written last; nothing while there is none. */
export function ContinueAccountCv({ ownerId }: ContinueAccountCvProps) {
	const { data, isPending } = useQuery({
		enabled: ownerId !== null,
		// Apart from what the link itself asks: by the time it is pressed another CV may be the last.
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
