# the exchange is q * C1 alone: nothing comes back from the peripheral compartment
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    w = weight / 70
    a1 = loading * weight
    a2 = np.zeros(len(weight))
    res1 = np.zeros((len(weight), len(rate) + 1))
    res2 = np.zeros((len(weight), len(rate) + 1))
    res1[:, 0] = a1 / (v1 * w)
    tot = np.zeros(len(weight))
    for j, R in enumerate(rate):
        c = a1 / (v1 * w)
        infusion = R * (c <= c_stop)
        distribution = q * w**0.75 * c
        elimination = vmax * w**0.75 * c / (km + c)
        a1 = a1 + dt * (infusion - elimination - distribution)
        a2 = a2 + dt * distribution
        tot = tot + dt * infusion
        res1[:, j + 1] = a1 / (v1 * w)
        res2[:, j + 1] = a2 / (v2 * w)
    return res1, res2, tot
