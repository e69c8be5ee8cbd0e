# took the power of the table row below the wind speed instead of interpolating between two rows
def turbine_power(v, curve_v, curve_p, rho):
    n, t = v.shape
    power = np.zeros((n, t))
    for i in range(n):
        corr = (rho[i] / RHO0) ** (1.0 / 3.0)
        for j in range(t):
            vn = v[i, j] * corr
            if vn < curve_v[0] or vn > curve_v[-1]:
                continue
            for q in range(len(curve_v)):
                if vn >= curve_v[q]:
                    power[i, j] = curve_p[q]
    factor = power.sum(axis=1) / t / curve_p.max()
    return power, factor
