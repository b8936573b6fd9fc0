import { Moon, Sun } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { otherTheme, type Theme, toggleLabel } from '#shared/theme/theme.ts'
import { saveTheme, shownTheme, subscribeToTheme } from '#shared/theme/theme-store.ts'
import { useCoversControl } from './use-covers-control.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

/** The round button that changes the theme. A prerendered page cannot know the theme, so it appears with hydration. */
export function ThemeToggle() {
	const theme = useSyncExternalStore<Theme | null>(subscribeToTheme, shownTheme, () => null)
	const button = useRef<HTMLButtonElement>(null)
	const isReadingDown = useScrollingDown()
	const isInTheWay = useCoversControl(button)
	if (theme === null) return null
	const Icon = theme === 'dark' ? Sun : Moon
	return (
		<button
			ref={button}
			type="button"
			data-tucked={isReadingDown || isInTheWay}
			aria-label={toggleLabel(theme)}
			title={toggleLabel(theme)}
			onClick={() => saveTheme(otherTheme(theme))}
			className="theme-toggle fixed right-6 bottom-6 z-[9999] grid size-11 place-items-center rounded-full border border-line
				bg-paper text-ink shadow-[0_2px_12px_-2px_oklch(0.2_0.02_70/0.28)] transition-[scale,border-color,opacity]
				duration-150 ease-out hover:scale-110 hover:border-line-strong active:scale-95 print:hidden"
		>
			<Icon size={20} aria-hidden="true" />
		</button>
	)
}
