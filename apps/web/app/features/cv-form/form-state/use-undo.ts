import { sameValue } from '@app/cv'
import { useEffect, useRef } from 'react'
import { type FormSectionName, formSections } from '../sections/form-sections.ts'
import { useCvForm, useCvFormContext } from './cv-form-context.tsx'
import { canRedo, canUndo } from './cv-form-reducer.ts'

/** Returns undo and redo; `onChanged` gets the section that changed, so that the section can be shown. */
export function useUndo(onChanged: (section: FormSectionName) => void) {
	const { store, announce } = useCvFormContext()
	const isUndoPossible = useCvForm(canUndo)
	const isRedoPossible = useCvForm(canRedo)

	function go(type: 'undo' | 'redo') {
		const before = store.settle()
		store.dispatch({ type })
		const after = store.getState()
		if (before === after) return
		const changed = formSections.find(({ name }) => !sameValue(before[name], after[name]))
		if (changed) onChanged(changed.name)
		else if (!sameValue(before.photo, after.photo)) onChanged('personalInfo')
		announce(type === 'undo' ? 'Undone.' : 'Redone.')
	}

	return {
		isUndoPossible,
		isRedoPossible,
		undo: () => go('undo'),
		redo: () => go('redo'),
	}
}

/**
 * Ctrl or Cmd with Z and Shift Z (or Y) anywhere on the page. The browser's own undo keeps only fields whose words
 * are not in the form yet: they are marked `data-own-undo`.
 */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
	const latest = useRef({ undo, redo })
	latest.current = { undo, redo }
	useEffect(() => {
		const handleKeyDown = (event: KeyboardEvent) => {
			const wanted = readUndoKey(event)
			const isOwn = event.target instanceof HTMLElement && 'ownUndo' in event.target.dataset
			if (wanted === null || isOwn) return
			event.preventDefault()
			latest.current[wanted]()
		}
		window.addEventListener('keydown', handleKeyDown)
		return () => window.removeEventListener('keydown', handleKeyDown)
	}, [])
}

/** Which of the two a key press asks for, if any. */
export function readUndoKey(
	event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | null {
	if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
	const key = event.key.toLowerCase()
	if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
	return key === 'y' && event.ctrlKey ? 'redo' : null
}
