# the step is the difference of a instead of that of ln a
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    om_k = 1 - omega_m - omega_l
    delta, deriv = delta0, delta0
    deltas, derivs = [delta], [deriv]
    for t in range(len(a) - 1):
        da = a[t + 1] - a[t]
        e2 = omega_m / a[t] ** 3 + om_k / a[t] ** 2 + omega_l
        om = omega_m / a[t] ** 3 / e2
        ok = om_k / a[t] ** 2 / e2
        deriv = deriv + da * (1.5 * om * (1 - ratio) * delta - (2 - 1.5 * om - ok) * deriv)
        delta = delta + da * deriv
        deltas.append(delta)
        derivs.append(deriv)
    return np.array(deltas).T, (np.array(derivs) / np.array(deltas)).T
