# what: rho is s.y instead of 1 / s.y
def lbfgs_direction(g, S, Y):
    mem = [(s, y) for (s, y) in zip(S, Y) if s @ y > 0]
    rhos = [y @ s for s, y in mem]
    m = len(mem)
    a = [0.0] * m
    q = g.copy()
    for i in range(m)[::-1]:
        a[i] = rhos[i] * (mem[i][0] @ q)
        q = q - a[i] * mem[i][1]
    if m:
        q = q * (mem[-1][0] @ mem[-1][1]) / (mem[-1][1] @ mem[-1][1])
    for i in range(m):
        b = rhos[i] * (mem[i][1] @ q)
        q = q + mem[i][0] * (a[i] - b)
    return -q, g @ -q
