# the life table begins with 1 newborn; the radix is never used
def life_table(m, n, a, radix):
    nax = a
    nqx = n * m / (1 + (n - nax) * m)
    nqx[-1] = 1
    npx = 1 - nqx
    lx = np.cumprod(np.r_[1.0, npx[:-1]])
    ndx = lx * nqx
    nLx = n * (lx - ndx) + nax * ndx
    nLx[-1] = lx[-1] / m[-1]
    Tx = nLx[::-1].cumsum()[::-1]
    return {"q": nqx, "l": lx, "L": nLx, "e": Tx / lx}
