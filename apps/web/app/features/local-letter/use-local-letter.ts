import { useRef, useState } from 'react'
import {
	type LocalLetter,
	newLetter,
	readLetters,
	saveLetter,
} from '#shared/letter/local-letters.ts'
import { readLastAdvert } from '#shared/match/last-advert.ts'

type LetterWish = {
	/** The letter that the address names, `new` for another one, or nothing. */
	id: string | null
	/** The advert that the person brought along, if any. */
	advert: string | null
}

/** The letter that is open, saved in this browser with each change. */
export function useLocalLetter(wish: LetterWish) {
	const [letter, setLetter] = useState(() => chooseLetter(wish))
	// Several changes may be made before the screen is drawn again.
	const latest = useRef(letter)
	const [problem, setProblem] = useState<string | null>(null)

	function change(changes: Partial<LocalLetter>): void {
		const next = { ...latest.current, ...changes }
		latest.current = next
		setLetter(next)
		setProblem(saveLetter(next))
	}

	return { letter, getLatest: () => latest.current, change, problem }
}

function chooseLetter({ id, advert }: LetterWish): LocalLetter {
	const kept = readLetters()
	const found = kept.find((one) => one.id === id)
	if (found !== undefined) return found
	if (advert !== null && advert.trim() !== '') {
		return kept.find((one) => one.advert === advert) ?? newLetter(advert)
	}
	return (
		(id === 'new' ? undefined : kept[0]) ?? newLetter(kept.length === 0 ? readLastAdvert() : '')
	)
}
