# stoichiometry: a matrix of effects times the vector of process rates
def predator_prey_rates(N, P, params):
    V = (np.abs(N - params["hide"]) + (N - params["hide"])) / 2
    enc = params["a"] * V
    processes = np.array([
        params["r"] * N,
        params["r"] * N * N / params["K"],
        enc * P / (1 + enc * params["h"] + params["c"] * P),
        params["mu"] * P,
    ])
    effects = np.array([[1, -1, -1, 0], [0, 0, params["e"], -1]])
    dN, dP = effects @ processes
    return dN, dP
