import { configure } from '@testing-library/svelte';
import { beforeEach } from 'vitest';

// Each test starts as a first visit.
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

// Pages come in pieces, and a machine that does other things as well takes its time to load them.
configure({ asyncUtilTimeout: 30_000 });
