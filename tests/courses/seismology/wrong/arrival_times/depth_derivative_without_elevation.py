# the derivative by depth has the depth alone above, without the elevation (the distance has it)
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dist = np.sqrt((hypo[0] - stations[:, 0]) ** 2 + (hypo[1] - stations[:, 1]) ** 2 + (hypo[2] + stations[:, 2]) ** 2)
    tt = dist / v
    times = hypo[3] + tt + stations[:, 3] * vp / v
    gx = (hypo[0] - stations[:, 0]) / (v * dist)
    gy = (hypo[1] - stations[:, 1]) / (v * dist)
    gz = hypo[2] / (v * dist)
    gt = np.ones(len(dist))
    return times, np.transpose([gx, gy, gz, gt])
