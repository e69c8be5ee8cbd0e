# the interference term c P is missing in the denominator
def predator_prey_rates(N, P, params):
    def response(prey):
        return params["a"] * prey / (1 + params["a"] * params["h"] * prey)

    free = np.maximum(N - params["hide"], 0)
    killed = response(free) * P
    logistic = params["r"] * N * (1 - N / params["K"])
    return logistic - killed, params["e"] * killed - params["mu"] * P
