/**
 * The product's own dashboard, as the owner of the demo's kitchen product sees it; the same interface as the others'
 * `admin`.
 */
export const vitrine = (port, password) => {
  const at = (path) => `http://oakline.vitrine.localhost:${port}${path}`;
  return {
    address: at('/login'),
    async signIn(page) {
      await page.getByLabel('Email').fill('owner@oakline.test');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/');
      await page.getByRole('navigation').first().waitFor();
    },
    async list(page) {
      await page.goto(at('/enquiries'));
      return page.locator('tbody tr').first();
    },
  };
};
