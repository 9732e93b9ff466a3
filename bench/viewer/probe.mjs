/** Runs in the page before its scripts: observes WebGL from outside, the same for every viewer. */
export function watchWebGl() {
  const IMAGE = 512;
  const state = { firstImageAt: null, contexts: [], textures: new WeakMap(), target: new WeakMap(), changed: null };
  window.benchProbe = state;

  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (...input) {
    const context = original.apply(this, input);
    const known = state.contexts.some((reference) => reference.deref() === context);
    if (context && /webgl/.test(input[0]) && !known) state.contexts.push(new WeakRef(context));
    return context;
  };
  const wrap = (name, after) => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const real = prototype[name];
      if (!real) continue;
      prototype[name] = function (...input) {
        const answer = real.apply(this, input);
        after(this, input, answer);
        return answer;
      };
    }
  };
  const count = (gl, difference) => state.textures.set(gl, (state.textures.get(gl) ?? 0) + difference);
  wrap('createTexture', (gl, _args, texture) => texture && count(gl, 1));
  wrap('deleteTexture', (gl, [texture]) => texture && count(gl, -1));
  wrap('bindFramebuffer', (gl, [kind, framebuffer]) => {
    if (kind !== gl.READ_FRAMEBUFFER) state.target.set(gl, framebuffer);
  });
  let uploaded = false;
  for (const name of ['texImage2D', 'texSubImage2D'])
    wrap(name, (_gl, input) => {
      const source = input.at(-1);
      const width = source?.naturalWidth ?? source?.width ?? 0;
      const pixels = ArrayBuffer.isView(source) ? Math.sqrt(source.byteLength / 4) : width;
      uploaded ||= pixels >= IMAGE;
      state.changed?.composed();
    });
  // An image drawn without a graphics card counts too, once it is on the page.
  const plane = CanvasRenderingContext2D.prototype;
  for (const name of ['drawImage', 'createPattern']) {
    const real = plane[name];
    plane[name] = function (...input) {
      const at = performance.now();
      if ((input[0]?.width ?? 0) >= IMAGE)
        requestAnimationFrame(() => {
          if (this.canvas.isConnected) state.firstImageAt = Math.min(state.firstImageAt ?? at, at);
        });
      return real.apply(this, input);
    };
  }
  // So does an ordinary image element.
  const decode = HTMLImageElement.prototype.decode;
  HTMLImageElement.prototype.decode = function () {
    return decode.call(this).then(() => {
      const at = performance.now();
      if (this.naturalWidth < IMAGE / 4) return;
      requestAnimationFrame(() => {
        if (this.isConnected) state.firstImageAt = Math.min(state.firstImageAt ?? at, at);
      });
    });
  };
  const drawn = (gl) => {
    if (state.target.get(gl)) {
      state.changed?.composed();
      return;
    }
    if (uploaded) state.firstImageAt ??= performance.now();
    state.changed?.drawn(gl);
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) wrap(name, drawn);
}

/** In the page: what the WebGL contexts still hold. Lost contexts hold nothing. */
export function whatIsLeft() {
  const alive = window.benchProbe.contexts
    .map((reference) => reference.deref())
    .filter((gl) => gl && !gl.isContextLost());
  const textures = alive.reduce((sum, gl) => sum + (window.benchProbe.textures.get(gl) ?? 0), 0);
  return { contexts: alive.length, textures };
}

/**
 * In the page: shows a design and returns the milliseconds until the graphics card has painted it; reading one pixel
 * back makes the card finish. Null when nothing was painted within ten seconds.
 */
export function timeOfChoice(design) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), 10_000);
    let composed = false;
    const began = performance.now();
    window.benchProbe.changed = {
      composed: () => {
        composed = true;
      },
      drawn: (gl) => {
        if (!composed) return;
        window.benchProbe.changed = null;
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
        resolve(performance.now() - began);
      },
    };
    document.querySelector('vitrine-configurator').setDesign(design);
  });
}

/** In the page: the time between frames during a drag, in milliseconds. */
export function watchFrames(duration) {
  return new Promise((resolve) => {
    const times = [];
    const began = performance.now();
    const step = (now) => {
      times.push(now);
      if (now - began < duration) requestAnimationFrame(step);
      else resolve(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(step);
  });
}
