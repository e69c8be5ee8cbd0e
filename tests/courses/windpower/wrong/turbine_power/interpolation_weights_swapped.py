# gave the lower row the weight of the upper one and the other way round
def turbine_power(v, curve_v, curve_p, rho):
    vn = v * np.power(rho / RHO0, 1 / 3)[:, None]
    hi = np.clip(np.searchsorted(curve_v, vn), 1, curve_v.size - 1)
    lo = hi - 1
    w = (vn - curve_v[lo]) / (curve_v[hi] - curve_v[lo])
    p = w * curve_p[lo] + (1 - w) * curve_p[hi]
    stopped = (vn < curve_v[0]) | (vn > curve_v[-1])
    p[stopped] = 0
    cf = p.sum(axis=1) / (p.shape[1] * np.max(curve_p))
    return p, cf
