import { useEffect, useState } from 'react'
import { usePathChanges } from './use-path-changes.ts'

/** After a change of page, moves the keyboard to its start and says its title to screen readers. */
export function FocusAfterNavigation() {
	const changes = usePathChanges()
	const [title, setTitle] = useState('')
	useEffect(() => {
		if (changes === 0) return
		setTitle(document.title)
		if (!window.location.hash) focusContent()
	}, [changes])
	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	)
}

function focusContent(): void {
	const content = document.getElementById('content')
	content?.setAttribute('tabindex', '-1')
	content?.focus({ preventScroll: true })
}
