import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { findEntries } from './find-entries.ts'
import { type SearchEntry, searchEntrySchema } from './search-entry.ts'

/** A field over the page that finds every public page, answer, tip and article by its words. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
	const [query, setQuery] = useState('')
	const [chosen, setChosen] = useState(0)
	const navigate = useNavigate()
	const listId = useId()
	const { data: entries = [], isError } = useQuery({
		queryKey: ['search-index'],
		queryFn: readIndex,
		staleTime: Number.POSITIVE_INFINITY,
	})
	const found = findEntries(entries, query)
	function open(entry: SearchEntry | undefined) {
		if (entry === undefined) return
		onClose()
		void navigate(entry.path)
	}
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
					className="fixed inset-x-3 top-[10vh] z-[60] mx-auto flex max-h-[75vh] max-w-[38rem] flex-col overflow-hidden rounded-panel border border-line bg-paper shadow-paper"
				>
					<Dialog.Title className="sr-only">Search</Dialog.Title>
					<div className="flex items-center gap-3 border-b border-line px-4">
						<Search size={20} aria-hidden className="shrink-0 text-ink-soft" />
						<input
							type="text"
							role="combobox"
							aria-label="Search pages, help, tips and articles"
							aria-expanded={found.length > 0}
							aria-controls={listId}
							aria-activedescendant={found[chosen] ? `${listId}-${chosen}` : undefined}
							autoComplete="off"
							spellCheck={false}
							placeholder="Search pages, help, tips and articles"
							value={query}
							onChange={(event) => {
								setQuery(event.target.value)
								setChosen(0)
							}}
							onKeyDown={handleKey}
							className="min-h-14 w-full bg-transparent text-base placeholder:text-ink-soft focus:outline-none"
						/>
					</div>
					<FoundList {...{ listId, found, chosen }} onChoose={setChosen} onOpen={open} />
					<p role="status" className="px-4 py-3 text-sm text-ink-soft empty:hidden">
						{isError ? 'The search could not be loaded. Please try again.' : null}
						{!isError && query.trim() !== '' && found.length === 0
							? 'Nothing has these words.'
							: null}
					</p>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}

type FoundListProps = {
	listId: string
	found: SearchEntry[]
	chosen: number
	onChoose: (index: number) => void
	onOpen: (entry: SearchEntry) => void
}

function FoundList({ listId, found, chosen, onChoose, onOpen }: FoundListProps) {
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
					key={entry.path + entry.title}
					id={`${listId}-${index}`}
					role="option"
					aria-selected={index === chosen}
					onPointerMove={() => onChoose(index)}
					onClick={() => onOpen(entry)}
					className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 text-base aria-selected:bg-accent-wash"
				>
					<span className="min-w-0">{entry.title}</span>
					<span className="shrink-0 text-xs text-ink-soft">{entry.group}</span>
				</div>
			))}
		</div>
	)
}

async function readIndex(): Promise<SearchEntry[]> {
	const response = await fetch('/search-index.json')
	if (!response.ok) throw new Error('The search index could not be loaded.')
	return z.array(searchEntrySchema).parse(await response.json())
}
