/** For a page in a frame: keeps what its content security policy forbids. */
const violations: string[] = [];
Object.assign(window, { violations });
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  violations.push(`${violatedDirective} ${blockedURI}`);
});

export {};
