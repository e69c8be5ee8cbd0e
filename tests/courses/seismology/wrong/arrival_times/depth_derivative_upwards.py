# the derivative by depth has the wrong sign, as if z were positive upwards
def arrival_times(hypo, stations, is_s, vp, vs):
    x, y, z, t0 = hypo
    v = np.where(is_s, vs, vp)
    dx, dy, dz = x - stations[:, 0], y - stations[:, 1], z + stations[:, 2]
    d = np.sqrt(dx ** 2 + dy ** 2 + dz ** 2)
    times = t0 + d / v + stations[:, 3] * np.where(is_s, vp / vs, 1)
    jac = np.empty((len(d), 4))
    jac[:, 0] = dx / d
    jac[:, 1] = dy / d
    jac[:, 2] = -dz / d
    jac[:, :3] /= v[:, None]
    jac[:, 3] = 1
    return times, jac
