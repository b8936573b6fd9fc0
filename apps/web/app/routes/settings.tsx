import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({
		title: 'Settings',
		description: 'How Ella looks, what new CVs begin with, and what this browser keeps.',
		noindex: true,
	})

export default function Settings() {
	return <SettingsScreen account={null} />
}
