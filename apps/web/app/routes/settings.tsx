import { AccountSettings } from '#features/settings/account-settings.tsx'
import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'

export const meta = () =>
	pageMeta({
		title: 'Settings',
		description: 'How Ella looks, how new CVs start and what’s stored in this browser.',
		noindex: true,
	})

export default function Settings() {
	const { loading, user } = useSession()
	return <SettingsScreen account={loading ? null : <AccountSettings user={user} />} />
}
