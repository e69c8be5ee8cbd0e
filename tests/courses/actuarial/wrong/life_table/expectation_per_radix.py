# the remaining years are divided by the radix at every age instead of by those alive at that age
def life_table(q, radix):
    living = np.ones(len(q) + 1) * radix
    living[1:] *= np.cumprod(1.0 - q)
    dying = living[:-1] * q
    L = living[1:] + 0.5 * dying
    remaining = np.array([L[j:].sum() for j in range(L.size)])
    return {"l": living, "d": dying, "e": remaining / radix}
