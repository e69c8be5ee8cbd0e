# in the denominator the handling term uses all prey N instead of the prey that is found
def predator_prey_rates(N, P, params):
    visible = np.clip(N - params["hide"], 0, None)
    encounter = params["a"] * visible
    busy = 1 + params["a"] * params["h"] * N + params["c"] * P
    eaten = encounter * P / busy
    dN = params["r"] * N - params["r"] * N**2 / params["K"] - eaten
    dP = params["e"] * eaten - params["mu"] * P
    return dN, dP
