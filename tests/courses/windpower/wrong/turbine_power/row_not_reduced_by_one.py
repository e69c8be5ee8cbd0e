# took the row above the wind speed as the start of the interval instead of the row below it
def turbine_power(v, curve_v, curve_p, rho):
    vcorr = v * np.cbrt(rho / RHO0).reshape(-1, 1)
    idx = np.searchsorted(curve_v, vcorr)
    idx = np.minimum(idx, len(curve_v) - 2)
    x0, x1 = curve_v[idx], curve_v[idx + 1]
    y0, y1 = curve_p[idx], curve_p[idx + 1]
    p = y0 + (y1 - y0) * (vcorr - x0) / (x1 - x0)
    p[vcorr < curve_v[0]] = 0.0
    p[vcorr > curve_v[-1]] = 0.0
    return p, p.mean(axis=1) / curve_p.max()
