# the mortality of the predators is mu itself, not mu times P
def predator_prey_rates(N, P, params):
    V = np.maximum(N - params["hide"], 0)
    F = [params["a"] * v * p / (1 + params["a"] * params["h"] * v + params["c"] * p) for v, p in zip(V, P)]
    F = np.array(F)
    dN = params["r"] * N * (1 - N / params["K"]) - F
    dP = params["e"] * F - params["mu"]
    return dN, dP
