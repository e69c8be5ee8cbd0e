# the elevation is subtracted from the depth instead of added, as if both were measured in the same direction
def arrival_times(hypo, stations, is_s, vp, vs):
    speed = np.where(is_s, vs, vp)
    d = hypo[:3] - stations[:, :3]
    r = np.linalg.norm(d, axis=1)
    c = np.where(is_s, stations[:, 3] * vp / vs, stations[:, 3])
    t = hypo[3] + r / speed + c
    J = np.ones((len(stations), 4))
    J[:, :3] = d / (r * speed)[:, np.newaxis]
    return t, J
