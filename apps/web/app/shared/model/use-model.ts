import { getRewriteEngine, type OwnModel } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { useIsOnline } from '#shared/connection/use-is-online.ts'
import { useSession } from '#shared/session/use-session.ts'
import { useOwnModel } from './own-model.ts'

/** A language model that answers this person. */
export type AnsweringModel = {
	name: string
	/** The person's own, with its key, or `null` for that of the site. */
	own: OwnModel | null
	/** Where it answers, and whose it is, as the end of a sentence. */
	whose: string
}

type ModelHere = {
	/** The model that may be asked now, or `null`: then Ella's own rules do all. */
	model: AnsweringModel | null
	/** The name of the site's model when this person has used it up for today. */
	usedUp: string | null
	isOnline: boolean
}

/** The providers and the model of the site. */
export function useRewriteEngine(isWanted = true) {
	const { user } = useSession()
	return useQuery({
		queryKey: ['rewrite-engine', user?.id ?? null],
		queryFn: ({ signal }) => call(getRewriteEngine, { signal }),
		staleTime: 60_000,
		enabled: isWanted,
	})
}

/** Which model may be asked: the person's own, else the site's if it is open to them and not used up. */
export function useModel(): ModelHere {
	const isOnline = useIsOnline()
	const own = useOwnModel()
	const { data } = useRewriteEngine(isOnline)
	if (!isOnline || data === undefined) return { model: null, usedUp: null, isOnline }
	const provider = data.ownProviders?.find(({ id }) => id === own?.provider)
	if (own !== null && provider !== undefined)
		return {
			model: { name: own.model, own, whose: `at ${provider.name}, with your own key` },
			usedUp: null,
			isOnline,
		}
	if (data.model === null || !data.mayAsk) return { model: null, usedUp: null, isOnline }
	if (data.tokensLeft <= 0) return { model: null, usedUp: data.model, isOnline }
	return {
		model: { name: data.model, own: null, whose: 'the language model this site uses' },
		usedUp: null,
		isOnline,
	}
}
