# the years lived are summed up to age x (from birth on) instead of from age x to the end
def life_table(alive, daughters):
    lx = alive / alive[0]
    shifted = np.hstack((lx[1:], 0))
    qx = 1 - shifted / lx
    Lx = (lx + shifted) / 2
    ex = np.cumsum(Lx) / lx
    R0 = np.sum(lx * daughters)
    x = np.arange(len(lx))
    G = np.sum(x * lx * daughters) / R0
    return {"l": lx, "q": qx, "e": ex, "R0": R0, "G": G, "r": np.log(R0) / G}
