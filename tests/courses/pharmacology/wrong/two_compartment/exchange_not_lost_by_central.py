# the central compartment does not lose what goes into the peripheral one
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vm = vmax * size**0.75
    qq = q * size**0.75
    va, vb = v1 * size, v2 * size
    def derivative(a1, a2, r):
        c1, c2 = a1 / va, a2 / vb
        r = np.where(c1 > c_stop, 0.0, r)
        return r - vm * c1 / (km + c1), qq * (c1 - c2), r
    a1, a2, tot = loading * weight, np.zeros(len(size)), np.zeros(len(size))
    first, second = [a1 / va], [a2 / vb]
    for r in rate:
        d1, d2, given = derivative(a1, a2, r)
        a1, a2, tot = a1 + dt * d1, a2 + dt * d2, tot + dt * given
        first.append(a1 / va)
        second.append(a2 / vb)
    return np.stack(first, 1), np.stack(second, 1), tot
