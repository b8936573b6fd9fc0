import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { OpenLayer } from './open-layers.tsx'

type DialogProps = {
	title: string
	/** The subject of the dialog, beside the title. */
	text?: string
	/** A dialog of a few fields or a list is `narrow`, one of several columns `wide`. */
	size?: 'narrow' | 'wide'
	/** The id of what gets the focus back, where what opened this is gone by then, such as the line of a menu. */
	returnFocusTo?: string
	onClose: () => void
	children: ReactNode
}

const widths = {
	narrow: 'sm:w-[min(36rem,calc(100vw-2rem))]',
	wide: 'sm:w-[min(62rem,calc(100vw-2rem))]',
}

/** A window over the page, as wide as its content asks for; on a phone it is the whole screen. */
export function Dialog(props: DialogProps) {
	const { title, text, size = 'narrow', returnFocusTo, onClose, children } = props

	function handleCloseAutoFocus(event: Event) {
		const opener = returnFocusTo ? document.getElementById(returnFocusTo) : null
		if (opener === null) return
		event.preventDefault()
		opener.focus()
	}

	return (
		<RadixDialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
			<RadixDialog.Portal>
				<RadixDialog.Overlay className="fixed inset-0 z-[60] bg-[oklch(0.2_0.01_75/0.5)]" />
				<RadixDialog.Content
					onCloseAutoFocus={handleCloseAutoFocus}
					{...(text ? {} : { 'aria-describedby': undefined })}
					className={`fixed inset-0 z-[60] flex flex-col overflow-hidden bg-paper outline-none sm:inset-auto sm:top-1/2 sm:left-1/2
						sm:max-h-[92dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-panel
						sm:border sm:border-line sm:shadow-paper ${widths[size]}`}
				>
					<OpenLayer kind="window" />
					<div className="flex items-start justify-between gap-4 border-b border-line py-4 pr-3 pl-5 sm:pl-7">
						<div className="min-w-0">
							<RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
							{text ? (
								<RadixDialog.Description className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
									{text}
								</RadixDialog.Description>
							) : null}
						</div>
						<RadixDialog.Close
							aria-label="Close"
							className="-mt-1 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
						>
							<X size={20} aria-hidden />
						</RadixDialog.Close>
					</div>
					<div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
				</RadixDialog.Content>
			</RadixDialog.Portal>
		</RadixDialog.Root>
	)
}
