# style: a loop over the picks with ifs, math functions and lists of rows
def arrival_times(hypo, stations, is_s, vp, vs):
    import math

    x, y, z, t0 = (float(h) for h in hypo)
    times, rows = [], []
    for (xs, ys, es, c), s in zip(stations, is_s):
        d = math.sqrt((x - xs) ** 2 + (y - ys) ** 2 + (z + es) ** 2)
        if s:
            t = t0 + d / vs + c * vp / vs
            u = 1 / vs
        else:
            t = t0 + d / vp + c
            u = 1 / vp
        times.append(t)
        rows.append([u * (x - xs) / d, u * (y - ys) / d, u * (z + es) / d, 1.0])
    return np.array(times), np.array(rows)
