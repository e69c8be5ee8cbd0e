# the number alive is multiplied by q instead of by 1-q from age to age
def life_table(q, radix):
    n = len(q)
    lx = np.full(n + 1, float(radix))
    for k in range(n):
        lx[k + 1] = lx[k] * q[k]
    dx = lx[:n] * q
    Lx = lx[1:] + 0.5 * dx
    Tx = np.zeros(n)
    acc = 0.0
    for k in reversed(range(n)):
        acc = acc + Lx[k]
        Tx[k] = acc
    return {"l": lx, "d": dx, "e": Tx / lx[:n]}
