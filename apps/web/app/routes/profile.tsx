import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { deleteWaiting } from '#shared/offline/cvs-with-pending-changes.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { toast } from '#shared/ui/toast.ts'

export const meta = () =>
	pageMeta({
		title: 'Profile settings',
		description: 'Your details, sign-in, devices and data.',
		noindex: true,
	})

/** Long enough to read the day of the deletion, in milliseconds. */
const farewellMs = 15_000

export default function Profile() {
	const { user, setUser, signOut } = useSession()
	if (user === null) return null
	const leave = (sentence: string) => {
		toast.success(sentence, { duration: farewellMs })
		void signOut()
		void deleteWaiting(user.id)
	}
	return <ProfileScreen key={user.id} user={user} onChange={setUser} onDeleted={leave} />
}
