import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { OpenLayer } from '#shared/ui/open-layers.tsx'

type DrawerProps = {
	/** The accessible name of the drawer; left out where the heading inside is the title. */
	label?: string | undefined
	/** The element that gets the focus when the drawer opens. */
	heading: RefObject<HTMLElement | null>
	/**
	 * Returns the element that gets the focus when the drawer closes, since the element that opened the drawer may
	 * have moved by then.
	 */
	returnsTo: () => HTMLElement | null
	onClose: () => void
	children: ReactNode
}

/** A panel at the right edge over the page; on a phone it is the whole screen. */
export function Drawer({ label, heading, returnsTo, onClose, children }: DrawerProps) {
	return (
		<Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
			<Dialog.Portal>
				<Dialog.Overlay className="fixed inset-0 z-[60] bg-[oklch(0.2_0.01_75/0.5)]" />
				<Dialog.Content
					aria-describedby={undefined}
					onOpenAutoFocus={(event) => {
						if (heading.current === null) return
						event.preventDefault()
						heading.current.focus()
					}}
					onCloseAutoFocus={(event) => {
						const opener = returnsTo()
						if (opener === null) return
						event.preventDefault()
						opener.focus()
					}}
					className="fixed inset-y-0 right-0 z-[60] w-[min(44rem,100%)] translate-x-0 overflow-y-auto overscroll-contain
						border-line bg-desk shadow-paper outline-none transition-[translate] duration-200 ease-out
						[scroll-padding:6.5rem_0_2rem] motion-reduce:transition-none sm:border-l starting:translate-x-8"
				>
					<OpenLayer kind="window" />
					{label === undefined ? null : <Dialog.Title className="sr-only">{label}</Dialog.Title>}
					<div className="sticky top-0 z-20 flex h-0 justify-end">
						<Dialog.Close
							aria-label="Close"
							className="mt-2 mr-3 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink sm:mr-4"
						>
							<X size={20} aria-hidden />
						</Dialog.Close>
					</div>
					{children}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
