const thousandths = (version) => Math.round(version * 1000);
const next = (version) => (thousandths(version) + 1) / 1000;

/** One configurator, the item whose price each save changes, and the price in each acknowledged version. */
export async function startLine({ call }, { id, live_url: folder }) {
  const newest = (await versionsOf(call, id))[0];
  const { details } = await call('GET', `/configurators/${id}/versions/${newest}/preview`);
  const layer = details.layers.findIndex(({ items }) => items?.length > 0);
  return { id, folder, layer, item: details.layers[layer].items[0].i, newest, prices: new Map(), price: 100 };
}

/** Saves the next version of a line. */
export async function saveNext({ call }, line) {
  const version = next(line.newest);
  line.price++;
  const { price } = line;
  await call('PATCH', `/configurators/${line.id}/version/minor`, {
    ...{ version: line.newest, new_version: version, newest_seen: line.newest },
    data: [{ layer_index: line.layer, id: line.item, data: { price } }],
  });
  line.prices.set(version, price);
  line.newest = version;
}

/** Newest first. */
export async function versionsOf(call, id) {
  const { versions } = await call('GET', `/configurators/${id}`);
  return versions.map((one) => (typeof one === 'number' ? one : one.version));
}

/** The price of the line's item in a version; undefined when the version cannot be read. */
export async function priceIn({ call }, line, version) {
  const read = await call('GET', `/configurators/${line.id}/versions/${version}/preview`).catch((error) => {
    if (error.name === 'Cut') throw error;
    return undefined;
  });
  return read?.details.layers[line.layer].items.find(({ i }) => i === line.item)?.p;
}
