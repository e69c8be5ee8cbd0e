# two mistakes: L counts n years for all who enter and a for the dead besides (n*l + a*d), and e is divided by the radix
def life_table(m, n, a, radix):
    q = n * m / (1 + (n - a) * m)
    q[-1] = 1.0
    lx = np.zeros(len(m))
    lx[0] = radix
    for age in range(1, len(m)):
        lx[age] = lx[age - 1] * (1 - q[age - 1])
    dx = lx * q
    Lx = n * lx + a * dx
    Lx[-1] = lx[-1] / m[-1]
    Tx = np.cumsum(Lx[::-1])[::-1]
    return {"q": q, "l": lx, "L": Lx, "e": Tx / radix}
