# what: each coefficient of the first loop is computed with g instead of the current q
def lbfgs_direction(g, S, Y):
    kept = [(s, y, 1 / (s @ y)) for s, y in zip(S, Y) if s @ y > 0]
    q = g.copy()
    a_list = []
    for s, y, rho in reversed(kept):
        a = rho * (s @ g)
        a_list.append(a)
        q = q - a * y
    if kept:
        s, y, rho = kept[-1]
        r = q / (rho * (y @ y))
    else:
        r = q
    for s, y, rho in kept:
        b = rho * (y @ r)
        r = r + (a_list.pop() - b) * s
    d = -r
    return d, g @ d
