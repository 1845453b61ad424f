/** The operator of most journeys, as the page keeps a profile. */
export const WK21 = {
  callSign: "WK21",
  asset: "Puma",
  rank: "1 RHA",
  role: "Sensor operator",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
};
