# what: gamma is y.y / s.y, its inverse
def lbfgs_direction(g, S, Y):
    use = [(s, y) for s, y in zip(S, Y) if s.dot(y) > 0]
    q = g.copy()
    coef = []
    for s, y in reversed(use):
        coef.append(s.dot(q) / s.dot(y))
        q = q - coef[-1] * y
    r = q
    if use:
        s, y = use[-1]
        r = y.dot(y) / s.dot(y) * q
    for s, y in use:
        a = coef.pop()
        r = r + (a - y.dot(r) / s.dot(y)) * s
    return -r, g.dot(-r)
