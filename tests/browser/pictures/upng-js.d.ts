declare module 'upng-js' {
  interface Picture {
    width: number;
    height: number;
  }
  const UPNG: {
    decode(png: Uint8Array): Picture;
    toRGBA8(picture: Picture): ArrayBuffer[];
    encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer;
  };
  export default UPNG;
}
