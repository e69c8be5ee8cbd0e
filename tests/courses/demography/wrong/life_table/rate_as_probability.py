# q is n*m, without the denominator: the rate is taken for a probability
def life_table(m, n, a, radix):
    prob = n * m
    prob = np.append(prob[:-1], 1)
    p = 1 - prob
    lx = radix * np.concatenate(([1.0], np.cumprod(p[:-1])))
    dx = lx * prob
    lnext = lx - dx
    Lx = n * lnext + a * dx
    Lx[-1] = lx[-1] / m[-1]
    Tx = np.flip(np.cumsum(np.flip(Lx)))
    ex = Tx / lx
    return dict(q=prob, l=lx, L=Lx, e=ex)
