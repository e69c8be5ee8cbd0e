# brackets are missing: only 1 divides, the handling and interference terms are added to the quotient
def predator_prey_rates(N, P, params):
    a, h, c = params["a"], params["h"], params["c"]
    V = np.maximum(N - params["hide"], 0)
    F = a * V * P / 1 + a * h * V + c * P
    dN = params["r"] * N * (1 - N / params["K"]) - F
    dP = params["e"] * F - params["mu"] * P
    return dN, dP
