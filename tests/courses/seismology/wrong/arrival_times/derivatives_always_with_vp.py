# the space derivatives are divided by vp for all picks, S waves too
def arrival_times(hypo, stations, is_s, vp, vs):
    d = np.column_stack([hypo[0] - stations[:, 0], hypo[1] - stations[:, 1], hypo[2] + stations[:, 2]])
    r = np.sqrt((d * d).sum(1))
    t_p = r / vp + stations[:, 3]
    t_s = r / vs + stations[:, 3] * vp / vs
    t = hypo[3] + np.where(is_s, t_s, t_p)
    jac = np.c_[d / (vp * r)[:, None], np.ones(len(r))]
    return t, jac
