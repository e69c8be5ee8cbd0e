# the number of deaths in each year is q times the radix, so all q are applied to the original group, and the living are the radix less those
def life_table(q, radix):
    d = radix * q
    l = np.zeros(len(q) + 1)
    l[0] = radix
    l[1:] = radix - np.cumsum(d)
    years = l[1:] + d / 2
    T = years[::-1].cumsum()[::-1]
    return {"l": l, "d": d, "e": T / l[:-1]}
