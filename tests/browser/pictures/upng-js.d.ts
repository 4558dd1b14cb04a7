declare module 'upng-js' {
  namespace UPNG {
    interface Picture {
      width: number;
      height: number;
    }
  }
  const UPNG: {
    decode(png: Uint8Array): UPNG.Picture;
    toRGBA8(picture: UPNG.Picture): ArrayBuffer[];
    /** `delays` are in milliseconds; with them it moves. */
    encode(
      frames: ArrayBuffer[],
      width: number,
      height: number,
      colours: number,
      delays?: number[],
    ): ArrayBuffer;
  };
  export default UPNG;
}
