# what: q is g itself, changed in place, so the slope is computed with the changed g
def lbfgs_direction(g, S, Y):
    pairs = [(s, y) for s, y in zip(S, Y) if s @ y > 0]
    q = g
    coeffs = []
    for s, y in pairs[::-1]:
        a = (s @ q) / (s @ y)
        q -= a * y
        coeffs.append(a)
    r = q.copy()
    if pairs:
        s, y = pairs[-1]
        r *= (s @ y) / (y @ y)
    for (s, y), a in zip(pairs, coeffs[::-1]):
        r += (a - (y @ r) / (s @ y)) * s
    return -r, -(g @ r)
