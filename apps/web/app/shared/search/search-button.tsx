import { Search } from 'lucide-react'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { keysInWords } from '#shared/keyboard-key-names.ts'
import { lazyPart, NotLoadedOverPage } from '#shared/lazy-part.tsx'

const SearchPalette = lazyPart(
	async () => (await import('./search-palette.tsx')).SearchPalette,
	NotLoadedOverPage,
)

const neverChanges = () => () => undefined

/** Opens the search over pages, help, tips and articles; so do Ctrl K and ⌘ K. */
export function SearchButton({ onOpen }: { onOpen?: () => void }) {
	const [isOpen, setIsOpen] = useState(false)
	// Only the browser knows how its keys are called.
	const keys = useSyncExternalStore(
		neverChanges,
		() => keysInWords('Ctrl K'),
		() => 'Ctrl K',
	)
	useEffect(() => {
		const handleKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
			event.preventDefault()
			setIsOpen(true)
		}
		window.addEventListener('keydown', handleKey)
		return () => window.removeEventListener('keydown', handleKey)
	}, [])
	return (
		<>
			<button
				type="button"
				aria-label="Search"
				title={`Search (${keys})`}
				onClick={() => {
					onOpen?.()
					setIsOpen(true)
				}}
				className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
			>
				<Search size={20} aria-hidden />
			</button>
			{isOpen ? (
				<Suspense fallback={null}>
					<SearchPalette onClose={() => setIsOpen(false)} />
				</Suspense>
			) : null}
		</>
	)
}
