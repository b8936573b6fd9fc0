import { AccountSettings } from '#features/settings/account-settings.tsx'
import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'

export const meta = () =>
	pageMeta({
		title: 'Settings',
		description: 'How Ella looks, what new CVs begin with, and what this browser keeps.',
		noindex: true,
	})

export default function Settings() {
	const { loading, user } = useSession()
	return <SettingsScreen account={loading ? null : <AccountSettings user={user} />} />
}
