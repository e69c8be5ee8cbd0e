# the derivatives' slowness is travel time over distance with the station delay still in the travel time, instead of 1 / v
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dx, dy, dz = hypo[0] - stations[:, 0], hypo[1] - stations[:, 1], hypo[2] + stations[:, 2]
    d = np.sqrt(dx**2 + dy**2 + dz**2)
    travel = d / v + stations[:, 3] * vp / v
    slow = travel / d
    jac = np.column_stack([slow * dx / d, slow * dy / d, slow * dz / d, np.ones(len(d))])
    return hypo[3] + travel, jac
