# where there is more prey than can hide, all of it is found, not only what is beyond hide
def predator_prey_rates(N, P, params):
    p = params
    V = np.where(N > p["hide"], N, 0)
    F = p["a"] * V * P / (1 + p["a"] * p["h"] * V + p["c"] * P)
    dN = p["r"] * N * (1 - N / p["K"]) - F
    dP = p["e"] * F - p["mu"] * P
    return dN, dP
