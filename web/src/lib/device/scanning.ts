/** Reading QR codes through the camera, where the browser itself can. */

/** What a browser offers that can read codes; not all do. */
interface Detector {
  detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const kind = (): DetectorKind | undefined => (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;

/** Whether there is a camera and a reader for QR codes. */
export async function canScan(): Promise<boolean> {
  if (!navigator.mediaDevices?.getUserMedia) return false;
  const formats: readonly string[] = (await kind()?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('qr_code');
}

/** The address inside this house that a code names; nothing if it is no table of ours. */
export function tableIn(text: string, origin: string): string | null {
  const plain = /^[a-z0-9]{6,12}$/i.exec(text.trim());
  if (plain) return `/t/${plain[0].toUpperCase()}`;
  let found: URL;
  try {
    found = new URL(text);
  } catch {
    return null;
  }
  const path = /^\/t\/[A-Za-z0-9]{6,12}$/.exec(found.pathname);
  return path && found.origin === origin ? path[0] : null;
}

/** Look at a video until there is a code of ours in it; returns how to stop. */
export function scan(video: HTMLVideoElement, found: (address: string) => void): () => void {
  const Kind = kind();
  if (!Kind) return () => undefined;
  const detector = new Kind({ formats: ['qr_code'] });
  const timer = setInterval(() => void look(), 250);

  async function look(): Promise<void> {
    const codes = await detector.detect(video).catch(() => []);
    const address = codes.map(({ rawValue }) => tableIn(rawValue, location.origin)).find((each) => each !== null);
    if (!address) return;
    clearInterval(timer);
    found(address);
  }

  return () => clearInterval(timer);
}
