import { useState } from 'react'
import type { ScrollRequest } from './pages/page-pictures.tsx'

export type Side = 'remark' | 'page'

export type LitFinding = {
	/** The finding whose remark and strokes are lit. */
	litId: string | null
	/** The finding whose stroke the pages scroll to. */
	pageWish: ScrollRequest | null
	/** The finding whose remark the report scrolls to. */
	remarkWish: ScrollRequest | null
	/** The pointer or the focus came to a finding, or left it (`null`). */
	onTouch: (id: string | null, from: Side) => void
	/** A finding was chosen on one side, so the other side shows it. */
	onChoose: (id: string, from: Side) => void
}

/**
 * Links the remarks and the marks on the pages: touching one side lights up the other, and choosing one scrolls to
 * the other.
 */
export function useHighlightedFinding(chosenId: string | null): LitFinding {
	const linked = chosenId === null ? null : { id: chosenId, times: 0 }
	const [touchedId, setTouchedId] = useState<string | null>(null)
	const [pageWish, setPageWish] = useState<ScrollRequest | null>(linked)
	const [remarkWish, setRemarkWish] = useState<ScrollRequest | null>(linked)
	return {
		litId: touchedId ?? chosenId,
		pageWish,
		remarkWish,
		onTouch: (id, from) => {
			setTouchedId(id)
			if (id !== null && from === 'remark') setPageWish((wish) => again(wish, id))
		},
		onChoose: (id, from) => {
			if (from === 'remark') setPageWish((wish) => again(wish, id))
			else setRemarkWish((wish) => again(wish, id))
		},
	}
}

function again(wish: ScrollRequest | null, id: string): ScrollRequest {
	return { id, times: (wish?.times ?? 0) + 1 }
}
