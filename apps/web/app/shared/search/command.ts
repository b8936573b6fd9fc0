import { useEffect, useRef } from 'react'

/** Something that can be done at once from the search, offered by the screen that is open. */
export type Command = {
	id: string
	title: string
	group: 'Actions' | 'Sections' | 'Templates'
	/** More words that it is found by. */
	words?: string
	/** The keyboard shortcut of the command. */
	keys?: string
	run: () => void
}

const offers = new Set<() => Command[]>()

/** Returns the commands that the open screens offer now. */
export function offeredCommands(): Command[] {
	return [...offers].flatMap((offer) => offer())
}

/** Offers commands as long as a screen is open; `list` is called only when the person searches. */
export function useOfferCommands(list: () => Command[]): void {
	const latest = useRef(list)
	latest.current = list
	useEffect(() => {
		const offer = () => latest.current()
		offers.add(offer)
		return () => {
			offers.delete(offer)
		}
	}, [])
}
