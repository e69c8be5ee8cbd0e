# the remaining years are divided by those alive one year later
def life_table(q, radix):
    l = np.cumprod(np.insert(1 - q, 0, radix))
    d = l[:-1] * q
    lived = l[1:] + d / 2
    T = lived[::-1].cumsum()[::-1]
    e = T / l[1:]
    return {"l": l, "d": d, "e": e}
