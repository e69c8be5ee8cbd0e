# the interference term is c times the prey that is found instead of c times the predators
def predator_prey_rates(N, P, params):
    r, K, a, h, c, hide, e, mu = (params[k] for k in ("r", "K", "a", "h", "c", "hide", "e", "mu"))
    V = np.maximum(0, N - hide)
    F = a * V * P / (1 + a * h * V + c * V)
    return r * N * (1 - N / K) - F, e * F - mu * P
