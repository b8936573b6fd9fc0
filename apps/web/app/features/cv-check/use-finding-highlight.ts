import { useState } from 'react'

/** Something to go to; `times` tells two wishes for the same thing apart. With `staysPut` nothing is scrolled. */
export type Wish = { id: string; times: number; staysPut?: boolean }

export type FindingHighlight = {
	litId: string | null
	pageWish: Wish | null
	remarkWish: Wish | null
	/** A remark was touched, or left (`null`): its words light up and come into view. */
	onTouch: (id: string | null) => void
	/** A stroke was touched. */
	onTouchStroke: (id: string | null) => void
	/** A stroke was chosen: its remark comes into view. */
	onChooseStroke: (id: string) => void
	/** A remark gets the focus while the top of the page, with title and score, stays in sight. */
	onOpenAt: (id: string) => void
}

/** Keeps the remarks and the strokes on the page together. */
export function useFindingHighlight(): FindingHighlight {
	const [touchedId, setTouchedId] = useState<string | null>(null)
	// The list scrolls to the remark, and the page moves away under the pointer: that must not put out its light.
	const [chosenId, setChosenId] = useState<string | null>(null)
	const [pageWish, setPageWish] = useState<Wish | null>(null)
	const [remarkWish, setRemarkWish] = useState<Wish | null>(null)
	const touch = (id: string | null) => {
		setTouchedId(id)
		if (id !== null) setChosenId((chosen) => (chosen === id ? chosen : null))
	}
	return {
		litId: touchedId ?? chosenId,
		pageWish,
		remarkWish,
		onTouch: (id) => {
			touch(id)
			if (id !== null) setPageWish((wish) => again(wish, id))
		},
		onTouchStroke: touch,
		onChooseStroke: (id) => {
			setChosenId(id)
			setRemarkWish((wish) => again(wish, id))
		},
		onOpenAt: (id) => {
			setChosenId(id)
			setRemarkWish((wish) => ({ ...again(wish, id), staysPut: true }))
		},
	}
}

function again(wish: Wish | null, id: string): Wish {
	return { id, times: (wish?.times ?? 0) + 1 }
}
