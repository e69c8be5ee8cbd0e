# the delay is subtracted, as if it were a correction of the pick, instead of added to the time
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    rel = np.column_stack([stations[:, 0] - hypo[0], stations[:, 1] - hypo[1], stations[:, 2] + hypo[2]])
    dist = np.linalg.norm(rel, axis=1)
    times = hypo[3] + dist / v - stations[:, 3] * vp / v
    sign = np.array([-1.0, -1.0, 1.0])
    jac = np.column_stack([rel * sign / (dist * v)[:, None], np.ones(dist.size)])
    return times, jac
