import { Moon, Sun } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { otherTheme, type Theme, toggleLabel } from '#shared/theme/theme.ts'
import { saveTheme, shownTheme, subscribeToTheme } from '#shared/theme/theme-store.ts'
import { useCoversSomething } from './use-covers-something.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

/** The round button that changes the theme. A prerendered page cannot know the theme, so it appears with hydration. */
export function ThemeToggle() {
	const theme = useSyncExternalStore<Theme | null>(subscribeToTheme, shownTheme, () => null)
	const button = useRef<HTMLButtonElement>(null)
	const isReadingDown = useScrollingDown()
	const isInTheWay = useCoversSomething(button)
	if (theme === null) return null
	const Icon = theme === 'dark' ? Sun : Moon
	return (
		<button
			ref={button}
			type="button"
			data-tucked={isReadingDown || isInTheWay}
			data-covering={isInTheWay}
			aria-label={toggleLabel(theme)}
			title={toggleLabel(theme)}
			onClick={() => saveTheme(otherTheme(theme))}
			className="theme-toggle"
		>
			<Icon size={20} aria-hidden="true" />
		</button>
	)
}
