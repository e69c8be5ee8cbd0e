# two mistakes: the prey that can hide is found as well, and the predators gain all that is eaten without the conversion e
def predator_prey_rates(N, P, params):
    a, h, c = params["a"], params["h"], params["c"]
    eat = lambda prey, pred: a * prey * pred / (1 + a * h * prey + c * pred)
    F = eat(N, P)
    dN = params["r"] * N * (1 - N / params["K"]) - F
    dP = F - params["mu"] * P
    return dN, dP
