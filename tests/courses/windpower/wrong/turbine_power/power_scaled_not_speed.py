# multiplied the power by the density ratio instead of correcting the wind speed before the lookup
def turbine_power(v, curve_v, curve_p, rho):
    P = np.interp(v, curve_v, curve_p, left=0.0, right=0.0)
    P = P * (rho / RHO0)[:, np.newaxis]
    rated = curve_p.max()
    cf = P.mean(axis=1) / rated
    return P, cf
