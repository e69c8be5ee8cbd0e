# the middle between the two grid temperatures is returned instead of the linear interpolation
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    d = rate_constants(T, **kinetics)
    X = tau * d["forward"][0] / (1 + tau * (d["forward"][0] + d["reverse"][0]))
    generated = -1000 * X * kinetics["dH"][0]
    Tc = (T_feed + kappa * T_cool) / (1 + kappa)
    removed = (1 + kappa) * Cp * (T - Tc)
    above = generated > removed
    flips = above[:-1] ^ above[1:]
    centers = (T[:-1] + T[1:]) / 2
    return {"generated": generated, "removed": removed, "steady": centers[flips], "stable": above[:-1][flips]}
