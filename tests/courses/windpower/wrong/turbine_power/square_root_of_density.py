# took the square root of the density ratio instead of its cube root
def turbine_power(v, curve_v, curve_p, rho):
    def lookup(w):
        if w < curve_v[0] or w > curve_v[-1]:
            return 0.0
        i = 0
        while i < len(curve_v) - 2 and w > curve_v[i + 1]:
            i += 1
        frac = (w - curve_v[i]) / (curve_v[i + 1] - curve_v[i])
        return curve_p[i] + frac * (curve_p[i + 1] - curve_p[i])

    corrected = v * np.sqrt(rho / RHO0)[:, None]
    power = np.array([[lookup(w) for w in row] for row in corrected])
    return power, power.mean(1) / curve_p.max()
