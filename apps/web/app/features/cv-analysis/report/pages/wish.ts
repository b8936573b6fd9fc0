/** Something to scroll to; `times` tells two wishes for the same thing apart. */
export type Wish = { id: string; times: number }
