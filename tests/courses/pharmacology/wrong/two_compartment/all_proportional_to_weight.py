# vmax and q are scaled with the weight itself instead of its power 0.75
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70.0
    vm, cld, vc, vp = vmax * size, q * size, v1 * size, v2 * size
    steps = len(rate)
    central = np.empty((weight.size, steps + 1))
    peripheral = np.empty((weight.size, steps + 1))
    ac, ap = loading * weight, np.zeros(weight.size)
    infused = np.zeros(weight.size)
    for i in range(steps + 1):
        cc, cp = ac / vc, ap / vp
        central[:, i], peripheral[:, i] = cc, cp
        if i == steps:
            break
        r = np.full(weight.size, rate[i])
        r[cc > c_stop] = 0
        ac = ac + (r - vm * cc / (km + cc) - cld * (cc - cp)) * dt
        ap = ap + cld * (cc - cp) * dt
        infused += r * dt
    return central, peripheral, infused
