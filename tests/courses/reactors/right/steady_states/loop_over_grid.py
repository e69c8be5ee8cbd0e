# a loop over the grid temperatures, lists for the steady states, heat removed as feed plus jacket
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    table = rate_constants(T, **kinetics)
    generated, removed = [], []
    for temp, k, kr in zip(T, table["forward"][0], table["reverse"][0]):
        X = k / (1 / tau + k + kr)
        generated.append(-1000 * kinetics["dH"][0] * X)
        removed.append(Cp * (temp - T_feed) + kappa * Cp * (temp - T_cool))
    steady, stable = [], []
    for a in range(len(T) - 1):
        left = generated[a] - removed[a]
        right = generated[a + 1] - removed[a + 1]
        if left > 0 > right or left < 0 < right:
            steady.append(T[a] + left * (T[a + 1] - T[a]) / (left - right))
            stable.append(left > right)
    return {
        "generated": np.array(generated),
        "removed": np.array(removed),
        "steady": np.array(steady),
        "stable": np.array(stable, dtype=bool),
    }
