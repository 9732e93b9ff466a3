// Loaded into each thread of a measured server before its own code: profiles the thread while the folder that
// PROFILE_FOLDER names has a file `on`, and writes the profile there once it is gone. Threads receive no signals, so
// they look.
import fs from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { isMainThread, threadId } from 'node:worker_threads';

const folder = process.env.PROFILE_FOLDER;
const LOOK_EVERY_MS = 100;
let session = null;

setInterval(async () => {
  const isOn = fs.existsSync(path.join(folder, 'on'));
  if (isOn === (session !== null)) return;
  if (isOn) {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return;
  }
  const ended = session;
  session = null;
  const { profile } = await ended.post('Profiler.stop');
  ended.disconnect();
  const file = path.join(folder, isMainThread ? 'server' : `thread-${threadId}`);
  fs.writeFileSync(`${file}.part`, JSON.stringify(profile));
  fs.renameSync(`${file}.part`, `${file}.cpuprofile`);
}, LOOK_EVERY_MS).unref();
