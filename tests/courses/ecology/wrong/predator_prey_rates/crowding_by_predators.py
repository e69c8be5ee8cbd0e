# the crowding of the prey is P/K, by the predators, instead of N/K
def predator_prey_rates(N, P, params):
    V = np.maximum(N - params["hide"], 0)
    F = params["a"] * V * P / (1 + params["a"] * params["h"] * V + params["c"] * P)
    self_limit = 1 - P / params["K"]
    return params["r"] * N * self_limit - F, params["e"] * F - params["mu"] * P
