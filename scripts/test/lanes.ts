/** Takes one file after the other, so many beside one another. */
export async function inLanes<File>(
  lanes: number,
  files: File[],
  run: (file: File) => Promise<void>,
): Promise<void> {
  const lane = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await run(file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
