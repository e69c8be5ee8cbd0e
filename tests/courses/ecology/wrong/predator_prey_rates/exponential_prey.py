# the prey grows exponentially, the crowding factor 1 - N/K is missing
def predator_prey_rates(N, P, params):
    V = np.maximum(N - params["hide"], 0)
    handling = params["a"] * params["h"] * V
    F = params["a"] * V * P / (1 + handling + params["c"] * P)
    return params["r"] * N - F, params["e"] * F - params["mu"] * P
