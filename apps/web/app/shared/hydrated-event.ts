/** The event that is dispatched on the window when the page is hydrated, so that earlier presses can be replayed. */
export const hydratedEvent = 'ella:begun'
