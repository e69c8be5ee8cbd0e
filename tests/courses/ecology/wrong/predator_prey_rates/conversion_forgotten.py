# the predators gain all that is eaten, without the conversion e
def predator_prey_rates(N, P, params):
    V = np.maximum(N - params["hide"], 0)
    consumed = params["a"] * V / (1 + params["a"] * params["h"] * V + params["c"] * P) * P
    dNdt = params["r"] * N * (1 - N / params["K"]) - consumed
    dPdt = consumed - params["mu"] * P
    return dNdt, dPdt
