/** A kind of thing that belongs to one account: nobody else reaches it by its id. */
export type OwnedKind =
	| 'analysis'
	| 'application'
	| 'application_entry'
	| 'application_stage'
	| 'binned_application'
	| 'binned_cv'
	| 'cv'
	| 'cv_version'
	| 'job_search'
	| 'own_job'
	| 'session'

/** Where a request carries a value: a part of it and, after the dot, the names that lead to the value. */
export type RequestField = `${'params' | 'query' | 'headers' | 'body'}.${string}`

/** The fields of a request that name an owned thing by its id, and which kind of thing each of them names. */
export type OwnedFields = { readonly [field in RequestField]?: OwnedKind }

/**
 * How an endpoint that needs no session treats a request with one.
 * - `ignored`: the session has no effect.
 * - `optional`: the response includes the account's data; an expired session gets 401, so that the client renews it.
 * - `recognised`: the response includes the account's data; an expired session counts as no session.
 */
type SessionUse = 'ignored' | 'optional' | 'recognised'

/**
 * Who may call an endpoint. The server opens each route by this and by nothing else, OpenAPI states it, and the attacks
 * of `bench` are made from it.
 */
export type Access =
	| { readonly allows: 'anyone'; readonly session: SessionUse; readonly owned: OwnedFields }
	| {
			readonly allows: 'secret_holder'
			/** The field that carries the secret: a signature, the secret of a link, a password, a token. */
			readonly secret: RequestField
			readonly session: SessionUse
			readonly owned: OwnedFields
	  }
	| { readonly allows: 'account'; readonly owned: OwnedFields }

/** For anyone; a session changes nothing. */
export const anyone: Access = { allows: 'anyone', session: 'ignored', owned: {} }

/** Access for anyone; a signed-in caller also reaches their own items, which `owned` names. */
export function anyoneOrOwner(owned: OwnedFields): Access {
	return { allows: 'anyone', session: 'optional', owned }
}

/** Access for a caller who sends the secret in this field. */
export function secretHolder(
	secret: RequestField,
	{ session = 'ignored', owned = {} }: { session?: SessionUse; owned?: OwnedFields } = {},
): Access {
	return { allows: 'secret_holder', secret, session, owned }
}

/** Access for any signed-in caller. */
export const account: Access = { allows: 'account', owned: {} }

/** Access for a signed-in caller who owns the items that these fields name. */
export function owner(owned: OwnedFields): Access {
	return { allows: 'account', owned }
}
