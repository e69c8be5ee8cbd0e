# the equilibrium by adding ever smaller powers of one half; dictionary of lists, rate_constants for K
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    per_kelvin = Cp / (-1000 * dH)
    one = np.ones(1)
    log = {"X": [0.0], "T": []}
    for T0 in T_in:
        X0 = log["X"][-1]
        x = 0.0
        for power in range(1, 51):
            trial = x + 0.5**power
            T = T0 + (trial - X0) / per_kelvin
            K = rate_constants(np.array([T]), one, one, K_ref * one, dH * one, T_ref)["equilibrium"][0, 0]
            if trial < 1 - 1 / (1 + K):
                x = trial
        T1 = T0 + approach * (x - X0) / per_kelvin
        if T1 > T_max:
            T1 = T_max
        log["X"].append(X0 + per_kelvin * (T1 - T0))
        log["T"].append(T1)
    out = np.array(log["T"])
    return np.array(log["X"][1:]), out, Cp * (out[:-1] - T_in[1:])
