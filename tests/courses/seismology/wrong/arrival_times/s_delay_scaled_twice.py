# the delay of S waves is scaled twice, with (vp / vs) squared
def arrival_times(hypo, stations, is_s, vp, vs):
    ratio = np.where(is_s, vp / vs, 1.0)
    d = np.column_stack([hypo[:2] - stations[:, :2], hypo[2] + stations[:, 2]])
    r = np.sqrt(np.sum(d ** 2, axis=1))
    p_time = r / vp + stations[:, 3] * ratio
    times = hypo[3] + p_time * ratio
    jac = np.column_stack([d / r[:, None] * (ratio / vp)[:, None], np.ones(len(r))])
    return times, jac
