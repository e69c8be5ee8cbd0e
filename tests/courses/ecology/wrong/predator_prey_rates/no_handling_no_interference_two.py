# two mistakes: neither the handling time nor the interference is in the rate, it is a linear response a V P
def predator_prey_rates(N, P, params):
    exposed = np.maximum(N - params["hide"], 0)
    meetings = params["a"] * exposed * P
    return (
        params["r"] * N * (1 - N / params["K"]) - meetings,
        params["e"] * meetings - params["mu"] * P,
    )
