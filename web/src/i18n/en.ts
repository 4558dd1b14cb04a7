export const en = {
  loading: {
    busy: 'Loading…',
    failed: 'This could not be loaded.',
    retry: 'Try again',
  },
};
