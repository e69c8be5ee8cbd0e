# divided through by a V: F = P / (1/(a V) + h + c P/(a V)), with a mask
def predator_prey_rates(N, P, params):
    F = np.zeros(len(N))
    seen = N > params["hide"]
    wait = 1 / (params["a"] * (N[seen] - params["hide"]))
    F[seen] = P[seen] / (wait * (1 + params["c"] * P[seen]) + params["h"])
    growth = params["r"] * N * (params["K"] - N) / params["K"]
    return growth - F, params["e"] * F - params["mu"] * P
