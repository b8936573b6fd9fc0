import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { keptCvsKey } from '#shared/kept-cvs/kept-cvs-key.ts'
import { latestCvId } from '#shared/kept-cvs/latest-cv-id.ts'

/** Leads back to the CV of the account that was written last; nothing while there is none. */
export function LatestInAccount({ ownerId }: { ownerId: string }) {
	const { data } = useQuery({
		// Apart from what the link itself asks: by the time it is pressed another CV may be the last.
		queryKey: [...keptCvsKey, 'any', ownerId],
		queryFn: ({ signal }) => latestCvId(ownerId, signal),
		networkMode: 'always',
	})
	if (!data?.cvId) return null
	return (
		<aside aria-labelledby="latest-title" className="order-first lg:order-none">
			<h2 id="latest-title" className="text-lg">
				In your account
			</h2>
			<Link
				to="/cv-writer/write"
				className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
			>
				Go on with the CV you wrote last
			</Link>
		</aside>
	)
}
