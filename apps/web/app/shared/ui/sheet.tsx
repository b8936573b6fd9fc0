import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { OpenLayer } from './open-layers.tsx'

type SheetProps = {
	title: string
	trigger: ReactNode
	isOpen: boolean
	onOpenChange: (isOpen: boolean) => void
	/** The focus is about to go back to the trigger. */
	onCloseAutoFocus?: (event: Event) => void
	children: ReactNode
}

/** A panel that slides up from the bottom edge; `trigger` is the button that opens it. */
export function Sheet({ title, trigger, children, ...sheet }: SheetProps) {
	const { isOpen, onOpenChange, onCloseAutoFocus } = sheet
	return (
		<RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
			<RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>
			<RadixDialog.Portal>
				<RadixDialog.Overlay className="fixed inset-0 z-[60] bg-[oklch(0.2_0.01_75/0.5)]" />
				<RadixDialog.Content
					aria-describedby={undefined}
					{...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
					className="fixed inset-x-0 bottom-0 z-[60] flex h-[min(92dvh,calc(100dvh-4rem))] translate-y-0 flex-col rounded-t-panel
						border-t border-line bg-desk-2 shadow-paper transition-[translate] duration-200 ease-out
						motion-reduce:transition-none starting:translate-y-full"
				>
					<div className="flex items-center justify-between border-b border-line bg-paper py-2 pr-4 pl-5 rounded-t-panel">
						<RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
						<div className="mt-2">
							<CloseButton />
						</div>
					</div>
					<div className="min-h-0 flex-1 overflow-auto">{children}</div>
					<MessagesAbove />
					<OpenLayer kind="window" />
				</RadixDialog.Content>
			</RadixDialog.Portal>
		</RadixDialog.Root>
	)
}

// An attribute of the page: a selector that asks whether the page has a sheet would be tried at every key press.
function MessagesAbove() {
	useEffect(() => {
		const { dataset } = document.documentElement
		dataset.sheet = 'open'
		return () => {
			delete dataset.sheet
		}
	}, [])
	return null
}

function CloseButton() {
	return (
		<RadixDialog.Close
			aria-label="Close"
			className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
		>
			<X size={20} aria-hidden />
		</RadixDialog.Close>
	)
}
