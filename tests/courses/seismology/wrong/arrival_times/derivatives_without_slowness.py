# the space derivatives are those of the distance: they are not divided by the velocity
def arrival_times(hypo, stations, is_s, vp, vs):
    times, rows = [], []
    for (sx, sy, elev, delay), s in zip(stations, is_s):
        vel = vs if s else vp
        dx, dy, dz = hypo[0] - sx, hypo[1] - sy, hypo[2] + elev
        dist = np.sqrt(dx ** 2 + dy ** 2 + dz ** 2)
        times.append(hypo[3] + dist / vel + delay * (vp / vs if s else 1))
        rows.append([dx / dist, dy / dist, dz / dist, 1.0])
    return np.array(times), np.array(rows)
