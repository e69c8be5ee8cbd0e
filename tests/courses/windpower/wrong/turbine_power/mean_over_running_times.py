# averaged the power only over the times when the turbine runs instead of over all times
def turbine_power(v, curve_v, curve_p, rho):
    out = np.zeros(v.shape)
    cf = np.zeros(v.shape[0])
    pmax = max(curve_p)
    for k in range(v.shape[0]):
        speeds = v[k] * (rho[k] / RHO0) ** (1 / 3)
        on = (speeds >= curve_v[0]) & (speeds <= curve_v[-1])
        out[k, on] = np.interp(speeds[on], curve_v, curve_p)
        if on.any():
            cf[k] = out[k, on].mean() / pmax
    return out, cf
