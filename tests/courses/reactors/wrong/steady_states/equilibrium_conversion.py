# the conversion is that of equilibrium, k / (k + k_r): the 1 in the denominator, the residence in the tank, is left out
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    rc = rate_constants(T, kinetics["k_ref"], kinetics["Ea"], kinetics["K_ref"], kinetics["dH"], kinetics["T_ref"])
    kf = rc["forward"][0]
    kb = rc["reverse"][0]
    X = tau * kf / (tau * kf + tau * kb)
    generated = -1000 * kinetics["dH"][0] * X
    removed = Cp * (T - T_feed) + Cp * kappa * (T - T_cool)
    f = generated - removed
    change = np.sign(f[:-1]) != np.sign(f[1:])
    f0, f1 = f[:-1][change], f[1:][change]
    T0, T1 = T[:-1][change], T[1:][change]
    steady = (T0 * f1 - T1 * f0) / (f1 - f0)
    return {"generated": generated, "removed": removed, "steady": steady, "stable": f0 > f1}
