import { useEffect, useLayoutEffect, useState } from 'react'

/** How long after a pointer is lifted its click may come, in milliseconds: a touch makes one only when it was a tap. */
const clickWithinMs = 500

const waiting = new Set<() => void>()
let isPressed = false
let release: ReturnType<typeof setTimeout> | undefined

/**
 * Runs work when no pointer is pressed, or when the press becomes a click; answers how to call it off. A
 * field is left by pressing a button below it: a note that went away at that moment would move the button from under
 * the finger. A mouse takes the focus before it is lifted, a touch after it: the click is last in both.
 */
export function afterPointerUp(work: () => void): () => void {
	if (!isPressed) {
		work()
		return () => undefined
	}
	waiting.add(work)
	return () => waiting.delete(work)
}

/** Watches presses while something on the page may have to wait for one. */
export function useWatchedPresses(): void {
	useEffect(() => {
		watchers += 1
		if (watchers === 1) watch()
		return () => {
			watchers -= 1
			if (watchers === 0) unwatch()
		}
	}, [])
}

/** Returns the value; while a pointer is pressed, the earlier value is returned. */
export function useHeldWhilePressed<Value extends string | undefined>(value: Value): Value {
	useWatchedPresses()
	const [held, setHeld] = useState(value)
	useLayoutEffect(() => afterPointerUp(() => setHeld(value)), [value])
	return held
}

let watchers = 0
let watching = new AbortController()

function watch(): void {
	watching = new AbortController()
	const options = { capture: true, signal: watching.signal }
	window.addEventListener('pointerdown', begin, options)
	window.addEventListener('pointerup', endSoon, options)
	// The target of a click is settled before any listener is called, so the click's handlers find every held change
	// done.
	for (const sign of ['click', 'pointercancel', 'keydown'])
		window.addEventListener(sign, end, options)
}

function unwatch(): void {
	watching.abort()
	end()
}

function begin(): void {
	clearTimeout(release)
	isPressed = true
}

function endSoon(): void {
	clearTimeout(release)
	release = setTimeout(end, clickWithinMs)
}

function end(): void {
	clearTimeout(release)
	isPressed = false
	const works = [...waiting]
	waiting.clear()
	for (const work of works) work()
}
