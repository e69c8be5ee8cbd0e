def turbine_power(v, curve_v, curve_p, rho):
    c = np.cbrt(rho / RHO0)
    p = np.interp(v * c[:, np.newaxis], curve_v, curve_p, left=0, right=0)
    return p, p.mean(axis=1) / curve_p.max()
