import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import {
	followSystemTheme,
	saveTheme,
	subscribeToTheme,
	themeChoice,
} from '#shared/theme/theme-store.ts'
import { PageSection } from '#shared/ui/page-section.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'

const themes = [
	{ value: 'system', label: 'System', icon: Monitor },
	{ value: 'light', label: 'Light', icon: Sun },
	{ value: 'dark', label: 'Dark', icon: Moon },
] as const

/** Light, dark, or whichever the device prefers. */
export function AppearanceSettings() {
	const theme = useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const)
	return (
		<PageSection title="Appearance" text="Your CV always has a white background.">
			<SegmentedControl
				legend="Theme"
				choices={themes}
				value={theme}
				onChange={(chosen) => (chosen === 'system' ? followSystemTheme() : saveTheme(chosen))}
			/>
		</PageSection>
	)
}
