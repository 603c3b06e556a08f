const isCustomElement = (tag) => tag.includes('-');

export default { vue: { template: { compilerOptions: { isCustomElement } } } };
