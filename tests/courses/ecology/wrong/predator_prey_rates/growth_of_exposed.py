# the prey's logistic growth is computed from the exposed prey (beyond hide) instead of all prey
def predator_prey_rates(N, P, params):
    N = np.maximum(N - params["hide"], 0)
    r, K = params["r"], params["K"]
    a, h, c = params["a"], params["h"], params["c"]
    F = a * N * P / (1 + a * h * N + c * P)
    dN = r * N * (1 - N / K) - F
    dP = params["e"] * F - params["mu"] * P
    return dN, dP
