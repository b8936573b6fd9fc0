import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A panel under a button: opening shows its top and moves the focus to its first link, Escape gives it back to the button,
 * and leaving by keyboard, by a click elsewhere or to another page closes it.
 */
export function useDisclosure() {
	const { key } = useLocation()
	const [openAt, setOpenAt] = useState<string | null>(null)
	const button = useRef<HTMLButtonElement>(null)
	const panel = useRef<HTMLDivElement>(null)
	const isOpen = openAt === key

	useEffect(() => {
		if (!isOpen) return
		if (panel.current) openAtTop(panel.current)
		const handleKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setOpenAt(null)
			button.current?.focus()
		}
		const handleLeaving = ({ target }: Event) => {
			const isInside = [button, panel].some(({ current }) => current?.contains(target as Node))
			if (!isInside) setOpenAt(null)
		}
		document.addEventListener('keydown', handleKey)
		document.addEventListener('focusin', handleLeaving)
		document.addEventListener('pointerdown', handleLeaving)
		return () => {
			document.removeEventListener('keydown', handleKey)
			document.removeEventListener('focusin', handleLeaving)
			document.removeEventListener('pointerdown', handleLeaving)
		}
	}, [isOpen])

	const close = () => setOpenAt(null)
	const toggle = () => setOpenAt(isOpen ? null : key)
	return { isOpen, button, panel, close, toggle }
}

// While it unfolds it has no height yet, and a browser that brought the link into view would scroll the panel past it.
function openAtTop(panel: HTMLElement): void {
	for (const part of [panel, ...panel.children]) part.scrollTop = 0
	panel.querySelector('a')?.focus({ preventScroll: true })
}
