# the volumes are scaled with the exponent 0.75 as well, instead of with the weight itself
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    allo = (weight / 70) ** 0.75
    vmax, q, v1, v2 = (allo * p for p in (vmax, q, v1, v2))
    a1 = loading * weight
    a2 = 0.0 * a1
    tot = 0.0 * a1
    c1s, c2s = [a1 / v1], [a2 / v2]
    for r in rate:
        c1, c2 = c1s[-1], c2s[-1]
        on = np.where(c1 > c_stop, 0.0, r)
        da1 = on - vmax * c1 / (km + c1) - q * (c1 - c2)
        da2 = q * (c1 - c2)
        a1, a2 = a1 + dt * da1, a2 + dt * da2
        tot = tot + dt * on
        c1s.append(a1 / v1)
        c2s.append(a2 / v2)
    return np.array(c1s).T, np.array(c2s).T, tot
