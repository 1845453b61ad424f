import { formatCount, shortDay } from "../../../domain/admin/statistics";
import { Table } from "../../../ui/table";
import type { DailyCounts } from "../api-types";

/** The chart's figures, the latest day first. */
export function DailyTable({ days }: { days: readonly DailyCounts[] }) {
  return (
    <div>
      <Table caption="Requests and sessions per day" dense>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col" data-number>
              Requests
            </th>
            <th scope="col" data-number>
              Sessions
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, requests, sessions }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{shortDay(date)}</time>
              </th>
              <td data-number>{formatCount(requests)}</td>
              <td data-number>{formatCount(sessions)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
