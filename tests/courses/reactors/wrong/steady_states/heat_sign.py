# the minus of -dH is missing: an exothermic reaction takes heat up
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    consts = rate_constants(T, **kinetics)
    forward, reverse = consts["forward"][0], consts["reverse"][0]
    X = np.array([tau * a / (1 + tau * a + tau * b) for a, b in zip(forward, reverse)])
    generated = 1000 * kinetics["dH"][0] * X
    mix = (T_feed + kappa * T_cool) / (1 + kappa)
    removed = np.array([Cp * (1 + kappa) * (temp - mix) for temp in T])
    diff = generated - removed
    where = [i for i in range(len(T) - 1) if diff[i] * diff[i + 1] < 0]
    steady = np.array([T[i] - diff[i] * (T[i + 1] - T[i]) / (diff[i + 1] - diff[i]) for i in where])
    stable = np.array([diff[i] > 0 for i in where], dtype=bool)
    return {"generated": generated, "removed": removed, "steady": steady, "stable": stable}
