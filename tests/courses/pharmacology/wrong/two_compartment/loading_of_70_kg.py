# everybody gets the loading dose of 70 kg instead of one by their own weight
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    ratio = weight / 70
    n = len(weight)
    V = np.array([v1 * ratio, v2 * ratio])
    amounts = np.zeros((2, n))
    amounts[0] = loading * 70
    conc = np.zeros((2, n, len(rate) + 1))
    conc[:, :, 0] = amounts / V
    infused = np.zeros(n)
    for k, r in enumerate(rate):
        c1, c2 = conc[0, :, k], conc[1, :, k]
        run = r * (1 - (c1 > c_stop))
        elim = vmax * ratio**0.75 * c1 / (km + c1)
        between = q * ratio**0.75 * (c1 - c2)
        amounts[0] += dt * (run - elim - between)
        amounts[1] += dt * between
        infused += dt * run
        conc[:, :, k + 1] = amounts / V
    return conc[0], conc[1], infused
