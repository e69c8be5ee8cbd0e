# the handling time is left out of the denominator
def predator_prey_rates(N, P, params):
    V = (N - params["hide"]) * (N > params["hide"])
    F = params["a"] * V * P / (1 + params["c"] * P)
    prey_change = params["r"] * N * (1 - N / params["K"]) - F
    pred_change = F * params["e"] - params["mu"] * P
    return prey_change, pred_change
