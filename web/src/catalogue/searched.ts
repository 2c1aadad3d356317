/** Where the search page was last, so that one comes back to what one had found. */
export const searched = { address: '/catalogue' };
