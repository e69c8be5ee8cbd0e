# a loop over the patches with if
def predator_prey_rates(N, P, params):
    dN, dP = np.zeros(len(N)), np.zeros(len(P))
    for i in range(len(N)):
        dN[i] = params["r"] * N[i] - params["r"] / params["K"] * N[i] ** 2
        dP[i] = -params["mu"] * P[i]
        V = N[i] - params["hide"]
        if V > 0:
            F = params["a"] * V * P[i] / (1 + params["c"] * P[i] + params["a"] * params["h"] * V)
            dN[i] -= F
            dP[i] += params["e"] * F
    return dN, dP
