# the predators' mortality is multiplied by the prey density instead of the predators' density
def predator_prey_rates(N, P, params):
    beyond = np.maximum(N - params["hide"], 0.0)
    inv = 1.0 / (1.0 + params["a"] * params["h"] * beyond + params["c"] * P)
    F = params["a"] * beyond * P * inv
    return params["r"] * N * (1 - N / params["K"]) - F, params["e"] * F - params["mu"] * N
