import { useEffect, useEffectEvent, useState } from 'react'
import { toTextFile } from './pasted-text.ts'
import { pickSingleFile } from './pick-single-file.ts'

const tooShort = 'That’s only a few words. Copy all the text of your CV, then paste it here.'

type FileIntake = {
	/** Whether a file is being dragged over the window. */
	isDragging: boolean
	/** Why the last file does not fit. */
	refusal: string | null
	take: (files: Iterable<File> | null | undefined) => void
}

/** Takes one file that is chosen, dropped anywhere on the window, or pasted, and hands on what fits. Pasted words are a file too. */
export function useFileUpload(onFile: (file: File) => void): FileIntake {
	const [isDragging, setDragging] = useState(false)
	const [refusal, setRefusal] = useState<string | null>(null)
	const take = (files: Iterable<File> | null | undefined) => {
		const choice = pickSingleFile(files)
		if (choice === null) return
		setRefusal('refusal' in choice ? choice.refusal : null)
		if ('file' in choice) onFile(choice.file)
	}
	const handleDrag = useEffectEvent((event: DragEvent) => {
		if (!event.dataTransfer?.types.includes('Files')) return
		// Without this the browser would open the file instead of the page.
		event.preventDefault()
		setDragging(event.type === 'dragover')
		if (event.type === 'drop') take(event.dataTransfer.files)
	})
	const handleLeave = useEffectEvent((event: DragEvent) => {
		if (event.relatedTarget === null) setDragging(false)
	})
	const handlePaste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
		if (clipboardData === null || isWrittenIn(target)) return
		if (clipboardData.files.length > 0) return take(clipboardData.files)
		const text = clipboardData.getData('text/plain')
		const file = toTextFile(text)
		if (file !== null) onFile(file)
		else if (text.trim() !== '') setRefusal(tooShort)
	})
	useEffect(() => {
		const listening = new AbortController()
		const { signal } = listening
		window.addEventListener('dragover', (event) => handleDrag(event), { signal })
		window.addEventListener('drop', (event) => handleDrag(event), { signal })
		window.addEventListener('dragleave', (event) => handleLeave(event), { signal })
		window.addEventListener('paste', (event) => handlePaste(event), { signal })
		return () => listening.abort()
	}, [])
	return { isDragging, refusal, take }
}

// Text that is pasted into a field belongs to that field.
function isWrittenIn(target: EventTarget | null): boolean {
	return (
		target instanceof Element &&
		target.closest('textarea, [contenteditable], input:not([type=file])') !== null
	)
}
