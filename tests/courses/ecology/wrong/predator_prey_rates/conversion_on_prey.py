# the conversion e multiplies also the loss of the prey
def predator_prey_rates(N, P, params):
    g = params
    V = np.where(N - g["hide"] > 0, N - g["hide"], 0)
    gain = g["e"] * g["a"] * V * P / (1 + g["a"] * g["h"] * V + g["c"] * P)
    dN = g["r"] * N * (1 - N / g["K"]) - gain
    dP = gain - g["mu"] * P
    return dN, dP
