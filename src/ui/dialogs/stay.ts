/** For the submit event of a form: nothing is sent; Enter in a form without a button would load the page anew. */
export const stay = (event: Event): void => event.preventDefault();
