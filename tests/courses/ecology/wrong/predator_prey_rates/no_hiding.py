# all prey is found, the prey that can hide is not taken away
def predator_prey_rates(N, P, params):
    r, K, a, h = params["r"], params["K"], params["a"], params["h"]
    c, e, mu = params["c"], params["e"], params["mu"]
    F = a * N * P / (1 + a * h * N + c * P)
    return r * N * (1 - N / K) - F, e * F - mu * P
