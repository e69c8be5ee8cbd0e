# the mortality is added to the predators' rate instead of subtracted
def predator_prey_rates(N, P, params):
    V = np.maximum(N - params["hide"], 0)
    F = params["a"] * V * P
    F /= 1 + params["a"] * params["h"] * V + params["c"] * P
    dN = params["r"] * N * (1 - N / params["K"])
    dN -= F
    dP = params["mu"] * P
    dP += params["e"] * F
    return dN, dP
