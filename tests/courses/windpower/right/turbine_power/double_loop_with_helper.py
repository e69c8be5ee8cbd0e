def turbine_power(v, curve_v, curve_p, rho):
    def one(speed):
        for q in range(len(curve_v) - 1):
            if curve_v[q] <= speed <= curve_v[q + 1]:
                share = (speed - curve_v[q]) / (curve_v[q + 1] - curve_v[q])
                return (1 - share) * curve_p[q] + share * curve_p[q + 1]
        return 0.0

    n, t = v.shape
    out = np.empty((n, t))
    cf = np.empty(n)
    for i in range(n):
        for j in range(t):
            out[i, j] = one(v[i, j] * (rho[i] / RHO0) ** (1 / 3))
        cf[i] = sum(out[i]) / (t * max(curve_p))
    return out, cf
