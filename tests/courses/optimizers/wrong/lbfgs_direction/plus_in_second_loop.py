# what: the second loop adds (a + b) * s instead of (a - b) * s
def lbfgs_direction(g, S, Y):
    pairs = [(s, y) for s, y in zip(S, Y) if s @ y > 0]
    q = g.copy()
    history = []
    for s, y in reversed(pairs):
        rho = 1 / (y @ s)
        a = rho * (s @ q)
        q = q - a * y
        history.append((s, y, rho, a))
    if history:
        s, y, rho, _ = history[0]
        q = q / (rho * (y @ y))
    for s, y, rho, a in reversed(history):
        b = rho * (y @ q)
        q = q + (a + b) * s
    return -q, g @ (-q)
