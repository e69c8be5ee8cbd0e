# two mistakes: those who die are counted with a full year, and the remaining years are divided by the radix
def life_table(q, radix):
    lx = np.array([radix * np.prod(1 - q[:x]) for x in range(len(q) + 1)])
    dx = lx[:-1] * q
    Lx = lx[1:] + dx
    Tx = np.array([Lx[x:].sum() for x in range(len(q))])
    return {"l": lx, "d": dx, "e": Tx / lx[0]}
