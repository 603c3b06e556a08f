/** Hears clicks before every element of the page, if it is imported before them: a router that a site starts with. */
export const earlyRouter: { onClick: ((click: MouseEvent) => void) | undefined } = { onClick: undefined };

addEventListener('click', (click) => earlyRouter.onClick?.(click), { capture: true });
