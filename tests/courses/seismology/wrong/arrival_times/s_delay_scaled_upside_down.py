# the delay of S waves is multiplied by vs / vp instead of vp / vs
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.array([vs if s else vp for s in is_s])
    x, y, z, t0 = hypo
    sx, sy, se, sd = stations.T
    dist = ((x - sx) ** 2 + (y - sy) ** 2 + (z + se) ** 2) ** 0.5
    arr = t0 + dist / v + sd * v / vp
    jac = np.ones((len(v), 4))
    jac[:, 0] = (x - sx) / dist / v
    jac[:, 1] = (y - sy) / dist / v
    jac[:, 2] = (z + se) / dist / v
    return arr, jac
