# the handling term in the denominator is h V, the attack rate a is missing there
def predator_prey_rates(N, P, params):
    dN = np.zeros(len(N))
    dP = np.zeros(len(N))
    for i in range(len(N)):
        V = max(N[i] - params["hide"], 0)
        F = params["a"] * V * P[i] / (1 + params["h"] * V + params["c"] * P[i])
        dN[i] = params["r"] * N[i] * (1 - N[i] / params["K"]) - F
        dP[i] = params["e"] * F - params["mu"] * P[i]
    return dN, dP
