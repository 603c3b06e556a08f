const isCustomElement = (tag) => tag.includes('-');

export default {
  vue: { template: { compilerOptions: { isCustomElement } } },
  vite: { define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true' } },
};
