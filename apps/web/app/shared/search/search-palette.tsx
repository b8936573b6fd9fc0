import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keysInWords } from '#shared/keyboard-key-names.ts'
import { OpenLayer } from '#shared/ui/open-layers.tsx'
import { findEntries } from './find-entries.ts'
import type { Findable } from './search-entry.ts'
import { useFindables } from './use-findables.ts'

const whatIsFound = 'Search pages, help, tips and articles'
const whatIsFoundHere = 'Search actions, sections, templates, pages and help'

/** A search field over the page that finds actions and pages by their words. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
	const [query, setQuery] = useState('')
	const [chosen, setChosen] = useState(0)
	const listId = useId()
	const { entries, isIncomplete } = useFindables()
	const found = findEntries(entries, query)
	const { open, handleCloseAutoFocus } = useOpening(onClose)
	const hint = entries.some(({ group }) => group === 'Actions') ? whatIsFoundHere : whatIsFound
	function handleKey(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (event.key === 'Enter') open(found[chosen])
		if (step === undefined || found.length === 0) return
		event.preventDefault()
		setChosen((chosen + step + found.length) % found.length)
	}
	return (
		<Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
			<Dialog.Portal>
				<Dialog.Overlay className="fixed inset-0 z-[60] bg-[oklch(0.2_0.01_75/0.5)]" />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={handleCloseAutoFocus}
					className="fixed inset-x-3 top-[10vh] z-[60] mx-auto flex max-h-[75vh] max-w-[38rem] flex-col overflow-hidden rounded-panel border border-line bg-paper shadow-paper"
				>
					<OpenLayer kind="window" />
					<Dialog.Title className="sr-only">Search</Dialog.Title>
					<div className="flex items-center gap-3 border-b border-line px-4">
						<Search size={20} aria-hidden className="shrink-0 text-ink-soft" />
						<input
							type="text"
							role="combobox"
							aria-label={hint}
							aria-expanded={found.length > 0}
							aria-controls={listId}
							aria-activedescendant={found[chosen] ? `${listId}-${chosen}` : undefined}
							autoComplete="off"
							spellCheck={false}
							placeholder={hint}
							value={query}
							onChange={(event) => {
								setQuery(event.target.value)
								setChosen(0)
							}}
							onKeyDown={handleKey}
							className="min-h-14 w-full bg-transparent text-base placeholder:text-ink-soft focus:outline-none"
						/>
					</div>
					<FoundList
						listId={listId}
						found={found}
						chosen={chosen}
						onChoose={setChosen}
						onOpen={open}
					/>
					<p role="status" className="px-4 py-3 text-sm text-ink-soft empty:hidden">
						{isIncomplete ? 'We couldn’t search everything. Please try again.' : null}
						{!isIncomplete && query.trim() !== '' && found.length === 0
							? `No results for “${query.trim()}”. Try another word.`
							: null}
					</p>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}

/** Opens the chosen entry: a page at once, a command once the palette is closed and cannot take the focus back. */
function useOpening(onClose: () => void) {
	const navigate = useNavigate()
	const wanted = useRef<(() => void) | null>(null)
	return {
		open(entry: Findable | undefined) {
			if (entry === undefined) return
			const { does } = entry
			if ('run' in does) wanted.current = does.run
			onClose()
			if ('path' in does) void navigate(does.path)
		},
		handleCloseAutoFocus(event: Event) {
			const run = wanted.current
			if (run === null) return
			event.preventDefault()
			run()
		},
	}
}

type FoundListProps = {
	listId: string
	found: Findable[]
	chosen: number
	onChoose: (index: number) => void
	onOpen: (entry: Findable) => void
}

function FoundList({ listId, found, chosen, onChoose, onOpen }: FoundListProps) {
	useEffect(() => {
		document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
	}, [listId, chosen])
	return (
		<div
			id={listId}
			role="listbox"
			aria-label="Found"
			className="overflow-y-auto p-1.5 empty:hidden"
		>
			{found.map((entry, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus.
				// biome-ignore lint/a11y/useFocusableInteractive: as above.
				<div
					key={entry.id}
					id={`${listId}-${index}`}
					role="option"
					aria-selected={index === chosen}
					onPointerMove={() => onChoose(index)}
					onClick={() => onOpen(entry)}
					className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 text-base
						aria-selected:bg-accent-wash forced-colors:aria-selected:outline-2
						forced-colors:aria-selected:-outline-offset-2"
				>
					<span className="min-w-0">{entry.title}</span>
					<span className="flex shrink-0 items-center gap-3 text-xs text-ink-soft">
						{entry.keys ? <kbd className="font-sans">{keysInWords(entry.keys)}</kbd> : null}
						{entry.group}
					</span>
				</div>
			))}
		</div>
	)
}
