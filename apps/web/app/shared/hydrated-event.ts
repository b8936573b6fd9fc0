/** Told to the window when the scripts of a page have taken it over, for what was pressed before they were there. */
export const hydratedEvent = 'ella:begun'
