import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { forgetOwnModel, useOwnModel } from '#shared/model/own-model.ts'
import { useRewriteEngine } from '#shared/model/use-model.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { toast } from '#shared/ui/toast.ts'
import { OwnModelForm, type Provider } from './own-model-form.tsx'
import { TestOwnModel } from './test-own-model.tsx'

/** The person's own language model: which one, its key, a test, and deleting it. */
export function ModelSettings() {
	const { data, error, isPending, refetch } = useRewriteEngine()
	return (
		<PageSection
			id="language-model"
			title="Language model"
			text="Ella’s rules work on your device and need no model. If you pay for one, you can add your key."
		>
			{isPending ? <p className="text-ink-soft">Looking for providers…</p> : null}
			{error ? (
				<div className="grid justify-items-start gap-3">
					<p role="alert">We couldn’t load the providers. {error.message}</p>
					<Button size="small" onClick={() => void refetch()}>
						Try again
					</Button>
				</div>
			) : null}
			{data ? <OwnModelPart providers={data.ownProviders} siteModel={data.model} /> : null}
		</PageSection>
	)
}

type OwnModelPartProps = { providers: readonly Provider[]; siteModel: string | null }

function OwnModelPart({ providers, siteModel }: OwnModelPartProps) {
	const own = useOwnModel()
	const [isEdited, setIsEdited] = useState(false)
	const heading = useRef<HTMLParagraphElement>(null)
	const provider = providers.find(({ id }) => id === own?.provider)

	function remove() {
		forgetOwnModel()
		toast('Your key is deleted from this browser.')
		heading.current?.focus()
	}

	if (providers.length === 0 && own === null)
		return <p className="text-ink-soft">This site doesn’t let you add a key of your own.</p>
	return (
		<div className="grid gap-4">
			<p ref={heading} tabIndex={-1} className="text-sm text-ink-soft outline-none">
				Your key stays in this browser until you delete it or sign out. It goes with your own
				requests only: our server passes each one on to the provider and never stores or logs the
				key.
			</p>
			{own === null || isEdited ? (
				<OwnModelForm
					providers={providers}
					before={own}
					onDone={() => setIsEdited(false)}
					onCancel={own === null ? null : () => setIsEdited(false)}
				/>
			) : (
				<>
					<p className="font-semibold wrap-anywhere">
						{own.model}
						<span className="font-normal text-ink-soft">
							{provider === undefined
								? `. This site no longer offers ${own.provider}, so it isn’t used.`
								: ` at ${provider.name}, key ending in ${own.key.slice(-4)}`}
						</span>
					</p>
					<div className="flex flex-wrap gap-3">
						<Button size="small" onClick={() => setIsEdited(true)}>
							Change
						</Button>
						<Button size="small" onClick={remove}>
							<Trash2 size={16} aria-hidden />
							Delete key
						</Button>
					</div>
					{provider === undefined ? null : <TestOwnModel own={own} />}
				</>
			)}
			{own === null && siteModel !== null ? (
				<p className="text-sm text-ink-soft">
					Without a key of your own, suggestions can come from {siteModel}, the language model this
					site uses.
				</p>
			) : null}
		</div>
	)
}
