/** Takes the pictures of docs/pictures: `cargo xtask pictures`. */

import config from './playwright.config';

export default { ...config, testMatch: 'docs-pictures.ts', workers: 1 };
