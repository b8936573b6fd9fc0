import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '#shared/lazy-part.tsx'

// The engine behind the panel loads when the panel first opens; writing a CV doesn't need it.
const AssistantPanel = lazyPart(async () => (await import('./assistant-panel.tsx')).AssistantPanel)

type AssistantProps = { advert: string; onClose: () => void }

/** The assistant, fetched when it is first opened. */
export function LazyAssistantPanel(props: AssistantProps) {
	return (
		<Suspense fallback={<p role="status">Opening the assistant…</p>}>
			<AssistantPanel {...props} />
		</Suspense>
	)
}

/** Ctrl or Cmd with J opens the assistant, and closes it again. */
export function useAssistantKey({ isOpen, section }: { isOpen: boolean; section: string }): void {
	const navigate = useNavigate()
	useEffect(() => {
		const handleKeyDown = (event: KeyboardEvent) => {
			const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
			if (!isWanted || event.key.toLowerCase() !== 'j') return
			event.preventDefault()
			const to = `?section=${section}${isOpen ? '' : '&mode=assistant'}`
			void navigate(to, { replace: true, preventScrollReset: true })
		}
		window.addEventListener('keydown', handleKeyDown)
		return () => window.removeEventListener('keydown', handleKeyDown)
	}, [isOpen, section, navigate])
}
