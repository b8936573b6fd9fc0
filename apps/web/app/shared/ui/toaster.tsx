import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { resolveValue, type Toast, type ToastType, useToaster } from 'react-hot-toast/headless'
import { openLayers, subscribeToLayers } from './open-layers.tsx'
import { toastDurationsMs } from './toast.ts'

const options = {
	duration: toastDurationsMs.default,
	success: { duration: toastDurationsMs.success },
	error: { duration: toastDurationsMs.error },
	loading: { duration: toastDurationsMs.loading },
}

const gapPx = 8

/**
 * Draws the messages of `toast`, newest on top, on a phone only the newest; they wait while the pointer or the focus is on them. A sheet that
 * slides up leaves room for them above it. An open menu covers them, and a window covers those from before it was
 * opened.
 */
export function Toaster() {
	const { toasts, handlers } = useToaster(options)
	const isUnder = useIsUnder(toasts)
	return (
		<section
			aria-label="Messages"
			data-under={isUnder}
			className={`pointer-events-none fixed top-[calc(var(--nav-height)+0.5rem)] right-4 [[data-sheet=open]_&]:top-1 w-[min(350px,calc(100vw-2rem))] ${isUnder ? 'z-[15]' : 'z-[9998]'}`}
			onMouseEnter={handlers.startPause}
			onMouseLeave={handlers.endPause}
			onFocus={handlers.startPause}
			onBlur={handlers.endPause}
		>
			{toasts.map((toast) => (
				<ToastCard
					key={toast.id}
					toast={toast}
					offsetPx={handlers.calculateOffset(toast, { gutter: gapPx })}
					onHeight={(heightPx) => handlers.updateHeight(toast.id, heightPx)}
				/>
			))}
		</section>
	)
}

function useIsUnder(toasts: Toast[]): boolean {
	const { isMenuOpen, windowSince } = useSyncExternalStore(
		subscribeToLayers,
		openLayers,
		openLayers,
	)
	if (isMenuOpen) return true
	return windowSince !== null && toasts.every(({ createdAt }) => createdAt < windowSince)
}

type ToastCardProps = { toast: Toast; offsetPx: number; onHeight: (heightPx: number) => void }

function ToastCard({ toast, offsetPx, onHeight }: ToastCardProps) {
	const measure = (card: HTMLDivElement | null) => {
		if (card && card.offsetHeight !== toast.height) onHeight(card.offsetHeight)
	}
	return (
		<div
			ref={measure}
			{...toast.ariaProps}
			className={`pointer-events-auto absolute top-0 right-0 flex max-sm:not-first:hidden max-w-full items-start gap-2.5 rounded-control border
				border-line bg-paper px-4 py-3 text-sm shadow-paper transition-[translate,opacity] duration-200 ease-out
				starting:opacity-0 ${toast.visible ? 'opacity-100' : 'pointer-events-none opacity-0'}`}
			style={{ translate: `0 ${offsetPx}px` }}
		>
			<ToastIcon type={toast.type} />
			<div className="min-w-0 break-words">{resolveValue(toast.message, toast)}</div>
		</div>
	)
}

function ToastIcon({ type }: { type: ToastType }) {
	const shared = { size: 18, className: 'mt-0.5 shrink-0', 'aria-hidden': true }
	if (type === 'success') return <CircleCheck {...shared} className="mt-0.5 shrink-0 text-moss" />
	if (type === 'error') return <CircleAlert {...shared} className="mt-0.5 shrink-0 text-brick" />
	if (type === 'loading') {
		return <LoaderCircle {...shared} className="mt-0.5 shrink-0 animate-spin text-ink-soft" />
	}
	return null
}
