/** Something to scroll to; `times` tells two wishes for the same thing apart. */
export type ScrollRequest = { id: string; times: number }
