import { Suspense } from 'react'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { useSession } from '#shared/session/use-session.ts'

const DeletionStrip = lazyPart(
	async () => (await import('./deletion-strip.tsx')).DeletionStrip,
	ShowNothing,
)

/** Tells a person who asked for their account to be deleted when that happens, and lets them cancel it. */
export function DeletionNotice() {
	const { user } = useSession()
	if (!user?.deletionAt) return null
	return (
		<Suspense fallback={null}>
			<DeletionStrip deletionAt={user.deletionAt} />
		</Suspense>
	)
}
