# the elevation is left out: the vertical difference is the depth alone, in the distance and in the derivative
def arrival_times(hypo, stations, is_s, vp, vs):
    out_t = np.empty(len(stations))
    out_j = np.empty((len(stations), 4))
    for i, row in enumerate(stations):
        if is_s[i]:
            speed, factor = vs, vp / vs
        else:
            speed, factor = vp, 1.0
        dx = hypo[0] - row[0]
        dy = hypo[1] - row[1]
        dz = hypo[2]
        r = (dx ** 2 + dy ** 2 + dz ** 2) ** 0.5
        out_t[i] = hypo[3] + r / speed + row[3] * factor
        out_j[i] = dx / r / speed, dy / r / speed, dz / r / speed, 1
    return out_t, out_j
