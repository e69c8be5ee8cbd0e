# everybody who begins a year is counted with the whole year, also those who die in it
def life_table(q, radix):
    p = 1 - q
    lx = radix * np.hstack((1.0, np.cumprod(p)))
    dx = lx[:-1] * q
    Lx = lx[:-1]
    Tx = np.flip(np.cumsum(np.flip(Lx)))
    ex = Tx / lx[:-1]
    return dict(l=lx, d=dx, e=ex)
