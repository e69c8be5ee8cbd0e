# what: the second loop computes b with s.r and adds multiples of y: s and y are swapped there
def lbfgs_direction(g, S, Y):
    pairs = [(s, y) for s, y in zip(S, Y) if s @ y > 0]
    q = g.copy()
    a = []
    for s, y in pairs[::-1]:
        a.append((s @ q) / (s @ y))
        q = q - a[-1] * y
    r = q if not pairs else q * (pairs[-1][0] @ pairs[-1][1]) / np.sum(pairs[-1][1] ** 2)
    for (s, y), ai in zip(pairs, a[::-1]):
        b = (s @ r) / (s @ y)
        r = r + (ai - b) * y
    return -r, -(g @ r)
