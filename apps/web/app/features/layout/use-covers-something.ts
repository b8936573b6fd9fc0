import { type RefObject, useEffect, useState } from 'react'

/** How long the page has to stand still before it is looked at, in milliseconds. */
const stillAfterMs = 150

const controls = 'a, button, input, select, textarea, label, summary, [role=button]'

/** Whether this floating element covers something on the page that a person may want to press or read. */
export function useCoversSomething(floating: RefObject<HTMLElement | null>): boolean {
	const [covers, setCovers] = useState(false)
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>
		const look = () => setCovers(floating.current !== null && coversSomething(floating.current))
		const lookSoon = () => {
			clearTimeout(timer)
			timer = setTimeout(look, stillAfterMs)
		}
		lookSoon()
		// Content that loads late, or opens, changes the height of the page.
		const grows = new ResizeObserver(lookSoon)
		grows.observe(document.body)
		window.addEventListener('scroll', lookSoon, { passive: true })
		return () => {
			clearTimeout(timer)
			grows.disconnect()
			window.removeEventListener('scroll', lookSoon)
		}
	}, [floating])
	return covers
}

function coversSomething(floating: HTMLElement): boolean {
	const box = floating.getBoundingClientRect()
	const { left, right, top, bottom } = box
	const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
	const points = [
		[middle, centre],
		[left + 1, centre],
		[right - 1, centre],
		[middle, top + 1],
		[middle, bottom - 1],
	] as const
	return points.some(([x, y]) =>
		document.elementsFromPoint(x, y).some((element) => {
			if (floating.contains(element)) return false
			const control = element.closest(controls)
			return (control !== null && !floating.contains(control)) || hasWordsIn(element, box)
		}),
	)
}

/** Whether some of the element's own words are within this box. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
	return [...element.childNodes].some((node) => {
		if (!(node instanceof Text) || node.data.trim() === '') return false
		const range = document.createRange()
		range.selectNodeContents(node)
		return [...range.getClientRects()].some(
			({ left, right, top, bottom }) =>
				left < box.right && right > box.left && top < box.bottom && bottom > box.top,
		)
	})
}
