# the eaten prey is added to the prey's rate instead of taken away (sign)
def predator_prey_rates(N, P, params):
    found = np.maximum(N - params["hide"], 0)
    denom = 1 + params["a"] * params["h"] * found + params["c"] * P
    F = np.divide(params["a"] * found * P, denom)
    births = params["r"] * N
    crowding = births * N / params["K"]
    return births - crowding + F, params["e"] * F - params["mu"] * P
