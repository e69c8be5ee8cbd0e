# what is eaten is per predator: the factor P is missing in the numerator
def predator_prey_rates(N, P, params):
    avail = N - params["hide"]
    avail[avail < 0] = 0
    rate = params["a"] * avail / (1 + params["a"] * params["h"] * avail + params["c"] * P)
    dN = params["r"] * N * (1 - N / params["K"]) - rate
    dP = params["e"] * rate - params["mu"] * P
    return dN, dP
