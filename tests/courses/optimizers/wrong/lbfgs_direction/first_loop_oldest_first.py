# what: the first loop runs from the oldest pair to the newest (and the second the other way round)
def lbfgs_direction(g, S, Y):
    pairs = [(s, y) for s, y in zip(S, Y) if s @ y > 0]
    q = g.copy()
    alphas = []
    for s, y in pairs:
        alpha = s @ q / (y @ s)
        q = q - alpha * y
        alphas.append(alpha)
    gamma = 1
    if pairs:
        gamma = pairs[-1][0] @ pairs[-1][1] / (pairs[-1][1] @ pairs[-1][1])
    r = gamma * q
    for (s, y), alpha in zip(pairs[::-1], alphas[::-1]):
        beta = y @ r / (y @ s)
        r = r + s * (alpha - beta)
    return -r, g @ -r
